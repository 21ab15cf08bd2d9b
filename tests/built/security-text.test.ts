import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteDirectory } from '#scripts/site-paths.ts';
import { origin } from './support/read-page.ts';

test('security.txt has not expired; delete the built site and build it again when it has', () => {
  const text = readFileSync(join(siteDirectory, '.well-known', 'security.txt'), 'utf8');
  const fields = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(': ')),
        line.slice(line.indexOf(': ') + 2),
      ]),
  );
  const ahead = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(365 * 24 * 3_600_000);
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
});
