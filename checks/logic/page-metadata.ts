import type { Problem } from './problem.ts';
import type { Text, TextSet } from './text-set.ts';

/** Search engines and browser tabs cut longer ones. In characters. */
export const longestTitle = 65;
export const longestDescription = 160;

const page = String.raw`(?:pages\.\w+|contact|tips:categories\.\w+)`;
// The title of a guide is its pageTitle; its title is the heading of its card.
const titleKey = new RegExp(`^(?:${page}\\.pageTitle|(?!tips:)${page}\\.title)$`);
const descriptionKey = new RegExp(`^${page}\\.description$`);

/**
 * The titles and descriptions of pages are short enough and no two pages share one.
 *
 * @param titleSuffix what the door sets after a pageTitle, for example ' · Buzima'
 */
export function checkPageMetadata({ texts }: TextSet, titleSuffix: string): Problem[] {
  const all = [...texts.values()];
  const titles = all
    .filter(({ key }) => titleKey.test(key))
    .map((text) => (text.key.endsWith('.pageTitle') ? { ...text, text: text.text + titleSuffix } : text));
  const descriptions = all.filter(({ key }) => descriptionKey.test(key));
  return [
    ...tooLong(titles, 'title', longestTitle),
    ...tooLong(descriptions, 'description', longestDescription),
    ...repeated(titles, 'title'),
    ...repeated(descriptions, 'description'),
  ];
}

function tooLong(texts: readonly Text[], kind: string, longest: number): Problem[] {
  return texts.flatMap(({ file, key, text }) => {
    const length = [...text].length;
    return length > longest
      ? [
          {
            file,
            key,
            message: `The page ${kind} “${text}” has ${length} characters, at most ${longest} fit.`,
          },
        ]
      : [];
  });
}

function repeated(texts: readonly Text[], kind: string): Problem[] {
  return texts.flatMap(({ file, key, text }, index) => {
    const first = texts.findIndex((other) => other.text === text);
    return first === index
      ? []
      : [
          {
            file,
            key,
            message: `This page ${kind} is also that of ${texts[first]?.key}: no two may be alike.`,
          },
        ];
  });
}
