import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectDirectory } from '#scripts/site-paths.ts';
import { type Site, siteSchema } from '#src/site/schemas.ts';
import { languageCodes, languageFacts } from '#src/words/languages.ts';

/** Where it has to be (RFC 9116, section 3). */
export const securityTextPath = '.well-known/security.txt';

const validDays = 364;
const dayMilliseconds = 24 * 3_600_000;

/**
 * Whom to tell of a weakness, in the form of RFC 9116. It is valid for less than a year, as the RFC asks, counted from the
 * day by UTC: all builds of a day write the same.
 */
export function securityText(
  { mail, codeHost }: Pick<Site, 'mail' | 'codeHost'>,
  siteUrl: string,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds;
  const expires = new Date(today + validDays * dayMilliseconds);
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languageCodes.map((language) => languageFacts(language).tag).join(', ')}`,
    `Canonical: ${new URL(`/${securityTextPath}`, siteUrl).href}`,
    `Policy: ${codeHost}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}

/** Who runs the site. */
export async function readSiteFacts(): Promise<Site> {
  const text = await readFile(join(projectDirectory, 'content', 'lists', 'site.yaml'), 'utf8');
  return z.strictObject({ site: siteSchema }).parse(parse(text)).site;
}
