import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { speculationRulesFile } from '#server/http/speculation-rules.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { sharedTestServer, startTestServer } from './support/server.ts';
import { makeSite } from './support/site.ts';

const shared = sharedTestServer();

const patterns = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat());
const rulesSchema = z.strictObject({
  prefetch: z.tuple([
    z.strictObject({
      where: z.strictObject({
        and: z.tuple([
          z.strictObject({ href_matches: patterns }),
          z.strictObject({ not: z.strictObject({ href_matches: patterns }) }),
          z.strictObject({ not: z.strictObject({ selector_matches: z.literal('[download]') }) }),
        ]),
      }),
      eagerness: z.literal('conservative'),
    }),
  ]),
});

const [{ where }] = rulesSchema.parse(JSON.parse(speculationRulesFile.content)).prefetch;
const [wanted, { not: unwanted }] = where.and;
const origin = 'https://www.example.org';

/** As a browser reads the patterns: from the address of the rules. */
function mayBeFetched(address: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, origin).test(new URL(address, origin));
  return wanted.href_matches.some(matches) && !unwanted.href_matches.some(matches);
}

test.for([
  routes.home,
  '/fr',
  '/sw/tips/eye-care',
  `/rw${exercisePath('squat')}`,
  `${routes.exercises}?pattern=stretch`,
  `${routes.about}#privacy`,
  routes.openData,
])('%s may be fetched while a reader presses on a link to it', (address) => {
  expect(mayBeFetched(address)).toBe(true);
});

test.for([
  routes.premium,
  '/fr/premium',
  routes.premiumAccount,
  `/sw${routes.training}?plan=1`,
  '/api/account/data',
  '/data/v1/foods.json',
  '/assets/rules.json',
  '/calendar.ics?x=1',
  'https://www.example.com/tips/eye-care',
  'http://www.example.org/fr',
])('%s is fetched by nobody who has not asked for it', (address) => {
  expect(mayBeFetched(address)).toBe(false);
});

test('only a page tells of the rules, and not to a reader who saves data', async () => {
  const { url } = shared;
  const rulesFor = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).headers.get('Speculation-Rules');
  expect(await rulesFor('/')).toBe(`"/${speculationRulesFile.name}"`);
  expect(await rulesFor('/', { 'Save-Data': 'on' })).toBeNull();
  for (const path of [
    '/icon.svg',
    '/assets/main.4f3a2b1c.css',
    '/data/v1/foods.json',
    '/nothing',
    '/api/health',
  ]) {
    expect(await rulesFor(path), path).toBeNull();
  }
});

test('what keeps an answer for others knows that it hangs on the wish to save data', async () => {
  const { url } = shared;
  const { headers } = await fetch(url, { headers: { 'Save-Data': 'on' } });
  expect(headers.get('Vary')).toBe('Accept-Encoding, Save-Data');
  const again = await fetch(url, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
  expect([again.status, again.headers.get('Vary')]).toEqual([304, 'Accept-Encoding, Save-Data']);
});

test('the rules are sent as what they are, and where a site has none no page tells of them', async () => {
  const { headers } = await fetch(`${shared.url}/${speculationRulesFile.name}`);
  expect(headers.get('Content-Type')).toBe('application/speculationrules+json');
  const site = makeSite();
  rmSync(join(site, speculationRulesFile.name));
  const { url } = await startTestServer({ SITE_DIR: site });
  expect((await fetch(url)).headers.get('Speculation-Rules')).toBeNull();
});
