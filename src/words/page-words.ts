import { mirrorTexts } from './mirror-texts.ts';
import { wordsDigest } from './words-digest.ts';

interface Reviewed {
  review: string;
  reviewed: Date;
  madeFrom?: string | undefined;
}

/** The digest of a page's words; the review and its date do not count. */
export function pageWordsDigest<Words extends Reviewed>(words: Words): string {
  const { review: _review, reviewed: _reviewed, madeFrom: _madeFrom, ...texts } = words;
  return wordsDigest([JSON.stringify(texts)]);
}

/** The words of a page, a plan or an exercise in mirrored English, for the right-to-left test build. */
export function mirrorWords<Words extends Reviewed>(words: Words): Words {
  const { review, reviewed, madeFrom, ...texts } = words;
  return { ...(mirrored(texts) as typeof texts), review, reviewed, madeFrom } as Words;
}

function mirrored(value: unknown): unknown {
  if (typeof value === 'string') {
    return mirrorTexts({ value }).value;
  }
  if (Array.isArray(value)) {
    return value.map(mirrored);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mirrored(part)]));
  }
  return value;
}
