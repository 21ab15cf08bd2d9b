import { createHash } from 'node:crypto';

/**
 * Which page a browser may fetch before it is asked for: the one that the finger or the mouse already presses on. More would
 * cost readers money for pages that they never open, and a page that runs beforehand would cost them still more.
 *
 * Never fetched: what is no page (its path has a dot), the API, and the pages of an account.
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '{/:language}?/premium{/*}?'] } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

const version = createHash('sha256').update(rules).digest('base64url').slice(0, 8);

/**
 * The file of the site that holds the rules. It has a hash in its name, so that a device asks for it once, and an ending of
 * its own, because hosts choose the type by it.
 */
export const speculationRulesFile = {
  name: `assets/rules-${version}.speculationrules`,
  content: rules,
} as const;

/** Without this type a browser does not read the file. */
export const speculationRulesType = 'application/speculationrules+json';

/** What tells a browser of the rules: a header, because in the page they would be a script and weigh on each of them. */
export const speculationHeader = { 'Speculation-Rules': `"/${speculationRulesFile.name}"` } as const;

/**
 * Whether a reader wants as little data as possible. Chromium then fetches nothing beforehand by itself; a browser that
 * does not think of it is not told of the rules.
 *
 * @example savesData('on') → true
 */
export const savesData = (header: string | string[] | undefined): boolean => header === 'on';
