import { mirrorTexts } from './mirror-texts.ts';
import { withTexts } from './phrases.ts';
import { wordsDigest } from './words-digest.ts';

interface Reviewed {
  review: string;
  reviewed: Date;
  madeFrom?: string | undefined;
}

/** What a file says, without what it says of its review. */
export function withoutReview<Words extends Reviewed>(words: Words) {
  const { review: _review, reviewed: _reviewed, madeFrom: _madeFrom, ...texts } = words;
  return texts;
}

/** The digest of a page's words; the review and its date do not count. */
export function pageWordsDigest<Words extends Reviewed>(words: Words): string {
  return wordsDigest([JSON.stringify(withoutReview(words))]);
}

/** The words of a page, a plan or an exercise in mirrored English, for the right-to-left test build. */
export function mirrorWords<Words extends Reviewed>(words: Words): Words {
  const { review, reviewed, madeFrom, ...texts } = words;
  return {
    ...withTexts(texts, (value) => mirrorTexts({ value }).value),
    review,
    reviewed,
    madeFrom,
  } as Words;
}
