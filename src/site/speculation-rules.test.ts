import { expect, test } from 'vitest';
import { z } from 'zod';
import { exercisePath, routes } from './routes.ts';
import { speculationRules } from './speculation-rules.ts';

const patterns = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat());
const rulesSchema = z.strictObject({
  prefetch: z.tuple([
    z.strictObject({
      where: z.strictObject({
        and: z.tuple([
          z.strictObject({ href_matches: patterns }),
          z.strictObject({ not: z.strictObject({ href_matches: patterns }) }),
        ]),
      }),
    }),
  ]),
});

const [{ where }] = rulesSchema.parse(JSON.parse(speculationRules)).prefetch;
const [wanted, { not: unwanted }] = where.and;
const origin = 'https://www.example.org';

/** As a browser reads the patterns: from the address of the page. */
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
