import { z } from 'zod';
import { patternSchema } from '#checks/rules/pattern.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** banned-claims.yaml: what no page says in each language, and why. */
export const bannedClaimsSchema = z.record(
  z.enum(languageCodes),
  z.array(z.strictObject({ claim: patternSchema('iu'), why: z.string().min(10) })),
);

export type BannedClaims = z.infer<typeof bannedClaimsSchema>;

/** No text promises a cure, fat loss in one place, or safety, and none shames; a myth that is set right may be told. */
export function checkBannedClaims({ language, texts }: TextSet<Language>, banned: BannedClaims): Problem[] {
  const told = [...texts.values()].filter(({ key }) => !key.endsWith('.myth'));
  return told.flatMap(({ file, key, text }) =>
    banned[language].flatMap(({ claim, why }) => {
      const found = claim.exec(text);
      return found ? [{ file, key, message: `“${found[0]}”: ${why}` }] : [];
    }),
  );
}
