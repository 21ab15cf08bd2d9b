import type { Problem } from './problem.ts';

/** A page's facts, of any kind that has pictures. */
export interface PictureFacts {
  file: string;
  facts: unknown;
}

/** The words of a page in one language. */
export interface PictureTexts {
  file: string;
  pictures: Readonly<Record<string, { labels: Readonly<Record<string, string>> }>>;
}

/** A page: its facts, and its words in each language that it has. */
export interface PicturePage {
  facts: PictureFacts;
  words: readonly PictureTexts[];
}

/**
 * The ids of all pictures that a page's facts name: of its sections, of its parts or of the page.
 *
 * @example picturesIn({ sections: [{ id: 'plate', picture: 'plate-model' }] }) → ['plate-model']
 */
export function picturesIn(facts: unknown): string[] {
  if (typeof facts !== 'object' || facts === null) {
    return [];
  }
  return Object.entries(facts).flatMap(([name, value]) => {
    if (name === 'picture') return [String(value)];
    if (name !== 'pictures') return picturesIn(value);
    return Array.isArray(value) ? value.map(String) : Object.keys(value ?? {});
  });
}

/**
 * Every picture that a page names has a drawing and words in each language, no words are left for a picture that the page
 * does not name, and the labels are exactly those that the drawing shows.
 *
 * @param drawn the names of each drawing's labels by the drawing's id
 */
export function checkPictures(
  pages: readonly PicturePage[],
  drawn: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  return pages.flatMap(({ facts: { file, facts }, words }) => {
    const named = picturesIn(facts);
    const undrawn = named
      .filter((id) => !drawn.has(id))
      .map((id) => ({ file, key: id, message: 'No drawing has this id: correct the id or draw it.' }));
    return [
      ...undrawn,
      ...words.flatMap((texts) => [
        ...checkNames(named, texts),
        ...Object.entries(texts.pictures).flatMap(([id, { labels }]) =>
          checkLabels({ file: texts.file, key: `pictures.${id}.labels` }, labels, drawn.get(id)),
        ),
      ]),
    ];
  });
}

function checkNames(named: readonly string[], { file, pictures }: PictureTexts): Problem[] {
  const without = named
    .filter((id) => !Object.hasOwn(pictures, id))
    .map((id) => ({ file, key: `pictures.${id}`, message: 'The picture has no words: write them.' }));
  const unnamed = Object.keys(pictures)
    .filter((id) => !named.includes(id))
    .map((id) => ({
      file,
      key: `pictures.${id}`,
      message: 'facts.yaml names no such picture: name it there or remove these words.',
    }));
  return [...without, ...unnamed];
}

function checkLabels(
  { file, key }: Pick<Problem, 'file' | 'key'>,
  labels: Readonly<Record<string, string>>,
  drawn: readonly string[] | undefined,
): Problem[] {
  if (drawn === undefined) {
    return [];
  }
  const missing = drawn
    .filter((name) => !Object.hasOwn(labels, name))
    .map((name) => ({ file, key: `${key}.${name}`, message: 'The drawing shows this label: write it.' }));
  const idle = Object.keys(labels)
    .filter((name) => !drawn.includes(name))
    .map((name) => ({ file, key: `${key}.${name}`, message: 'The drawing shows no such label: remove it.' }));
  return [...missing, ...idle];
}
