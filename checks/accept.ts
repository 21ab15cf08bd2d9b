import type { Content } from './content/content.ts';
import { translationLanguages } from './content/texts.ts';
import { englishDigest } from './logic/entries.ts';

/** What accepting a translation comes to. */
export interface Acceptance {
  /** One line for the one who asked. */
  message: string;
  /** The file to write, where something changes. */
  file?: string;
  text?: string;
}

/**
 * Notes in a translation that it was compared with the English of today.
 *
 * @param place the words file without its ending: `tips/eye-care/fr`, `exercises/squat/sw`
 * @param textOf the text of a file of content/
 * @throws Error that says what to do when there is no such translation, or no English that fits
 */
export function acceptTranslation(
  { entries }: Pick<Content, 'entries'>,
  place: string,
  textOf: (file: string) => string,
): Acceptance {
  const wanted = place.replace(/^\.?\/?(?:content\/)?(?:pages\/)?|\.yaml$/g, '');
  const found = entries
    .flatMap((entry) =>
      translationLanguages.map((language) => ({ entry, file: entry.words.get(language)?.file })),
    )
    .find(({ entry, file }) => {
      const own = file?.replace(/^content\/(?:pages\/)?|\.yaml$/g, '');
      return own === wanted && entry.words.size > 0;
    });
  if (found?.file === undefined) {
    throw new Error(
      `There is no translation “${place}”: write the page and the language, such as tips/eye-care/${translationLanguages[0]}.`,
    );
  }
  const { entry, file } = found;
  const digest = englishDigest(entry);
  if (digest === undefined) {
    throw new Error(`The English of ${entry.folder} does not fit its schema yet: correct it first.`);
  }
  const before = textOf(file);
  const after = withMadeFrom(before, digest);
  return after === before
    ? { message: `${file} names the English of today already: nothing to do.` }
    : {
        message: `${file} now says that it was made from the English of today: madeFrom ${digest}.`,
        file,
        text: after,
      };
}

/**
 * The text of a words file with its line `madeFrom` set; a new line stands after `reviewed`.
 *
 * @example withMadeFrom('review: draft\nreviewed: 2026-11-22\n', 'abc') → '…reviewed: 2026-11-22\nmadeFrom: "abc"\n'
 */
export function withMadeFrom(text: string, digest: string): string {
  const line = `madeFrom: "${digest}"`;
  return /^madeFrom:.*$/m.test(text)
    ? text.replace(/^madeFrom:.*$/m, line)
    : text.replace(/^reviewed:.*$/m, (reviewed) => `${reviewed}\n${line}`);
}
