import type { Language } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

interface BannedClaim {
  claim: RegExp;
  why: string;
}

const promise = 'No food and no exercise cures or is sure to work: say what it can do.';
const spot = 'Nobody loses fat where they choose: leave the promise out.';
const shame = 'This shames the reader: name the thing and not the person.';

/**
 * What no page says. A text that warns of such a claim (“Buy slimming teas” under “Do not”) names the thing, not the
 * promise, and so does not match.
 */
const bannedClaims: Readonly<Record<Language, readonly BannedClaim[]>> = {
  en: [
    {
      claim: /\b(?:cures?\b(?! for)|miracle|guaranteed?|100% (?:safe|effective)|no side effects)/i,
      why: promise,
    },
    {
      claim: /\b(?:burns?|melts?|blasts?) (?:away )?(?:belly |body |your )?fat\b|\bspot reduc/i,
      why: spot,
    },
    {
      claim: /\b(?:problem areas?|guilt[- ]free|cheat day|beach body|an? (?:diabetic|obese person))\b/i,
      why: shame,
    },
    { claim: /\bcommit(?:ted|s)? suicide\b/i, why: 'Say “die by suicide”.' },
  ],
  fr: [
    { claim: /\b(?:miracle|garanti\w*|sans aucun effet secondaire)\b|\bguérit\b/i, why: promise },
    { claim: /\bbrûle(?:r|nt|z)? (?:les |la |des )?graisses?\b/i, why: spot },
    { claim: /\b(?:un|une|les) (?:obèses?|diabétiques?)\b/i, why: shame },
    { claim: /\bcommet\w* un suicide\b|\bse suicide/i, why: 'Écrivez « mourir par suicide ».' },
  ],
  rw: [
    { claim: /\b(?:igitangaza|nta ngaruka na mba)\b/i, why: promise },
    { claim: /\b(?:gutwika|itwika|utwika) ibinure\b/i, why: spot },
  ],
  sw: [
    { claim: /\b(?:muujiza|huponya kabisa|haina madhara yoyote)\b/i, why: promise },
    { claim: /\b(?:choma|kuchoma|huchoma) mafuta\b/i, why: spot },
  ],
};

/** No text promises a cure, fat loss in one place, or safety, and none shames; a myth that is set right may be told. */
export function checkBannedClaims({ language, texts }: TextSet<Language>): Problem[] {
  const told = [...texts.values()].filter(({ key }) => !key.endsWith('.myth'));
  return told.flatMap(({ file, key, text }) =>
    bannedClaims[language].flatMap(({ claim, why }) => {
      const found = claim.exec(text);
      return found ? [{ file, key, message: `“${found[0]}”: ${why}` }] : [];
    }),
  );
}
