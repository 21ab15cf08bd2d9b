import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type AccountEnvironment, refuse } from '#server/account/account-answers.ts';
import { entryLimits, entrySchema, syncCallSchema } from '#src/features/entries/contract.ts';
import {
  type EntryParts,
  limitBody,
  type MemberCall,
  memberHandlers,
  refuseEntries,
} from './entry-answers.ts';
import { syncEntries } from './sync.ts';

const isShort = (content: unknown) => JSON.stringify(content).length <= entryLimits.contentLength;

const callSchema = z.extend(syncCallSchema, {
  entries: z
    .array(entrySchema.check(z.refine(({ content }) => isShort(content))))
    .check(z.maxLength(entryLimits.batch)),
});

/** `/api/sync`: the devices of a member bring their changes, and get those of the others. */
export function syncRoutes(parts: EntryParts): Hono<AccountEnvironment> {
  const { changing } = memberHandlers(parts);
  return new Hono<AccountEnvironment>().post(
    '/api/sync',
    limitBody,
    changing((call) => answerSync(parts, call)),
  );
}

async function answerSync(parts: EntryParts, { context, member, body }: MemberCall): Promise<Response> {
  const call = callSchema.safeParse(body);
  if (!call.success) return refuse(context, 'badRequest');
  const outcome = await syncEntries(parts, member.id, call.data);
  switch (outcome.state) {
    case 'done':
      return context.json(outcome.answer);
    case 'otherAccount':
      return refuseEntries(context, 'otherAccount', { account: outcome.account });
    case 'full':
      return refuseEntries(context, 'full');
    case 'gone':
      return refuse(context, 'notLoggedIn');
  }
}
