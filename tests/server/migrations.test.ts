import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import * as messagesAndMail from '#server/database/migrations/0001-contact-messages-and-outgoing-mail.ts';
import * as accounts from '#server/database/migrations/0002-accounts.ts';
import * as membersAndLimits from '#server/database/migrations/0004-members-and-limits.ts';
import { NodeSqliteDialect } from '#server/database/node-sqlite-dialect.ts';
import { temporaryDirectory } from './support/temporary.ts';

test('a mail that waits while the tables change is found by its recipient afterwards', async () => {
  const dialect = new NodeSqliteDialect(join(temporaryDirectory(), 'buzima.sqlite'));
  const empty: Kysely<unknown> = new Kysely({ dialect });
  onTestFinished(() => empty.destroy());
  await messagesAndMail.up(empty);
  await accounts.up(empty);
  const content = JSON.stringify({ to: 'ange@example.rw', subject: 'Waits', text: 'A link' });
  await sql`
    insert into outgoing_mail (id, created_at, content, attempts, next_attempt_at)
    values ('x', '2026', ${content}, 0, '2026')
  `.execute(empty);
  const filled: Parameters<typeof membersAndLimits.up>[0] = new Kysely({ dialect });
  await membersAndLimits.up(filled);
  const found = await filled
    .selectFrom('outgoing_mail')
    .select('id')
    .where('recipient', '=', 'ange@example.rw')
    .execute();
  expect(found).toEqual([{ id: 'x' }]);
});
