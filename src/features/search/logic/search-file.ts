/** What a page is for a reader who searches, in the order in which groups of results stand. */
export const resultGroups = ['tool', 'guide', 'mind', 'workout', 'exercise', 'site'] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** One page of the site, as the search knows it. */
export interface SearchPage {
  /** Its address in the language. */
  address: string;
  title: string;
  /** One line under the title. */
  text: string;
  group: ResultGroup;
  /** Address of a small picture. */
  picture?: string;
  /** Other words that people use for it, English names and loan words included. */
  names: string;
  /** Stems of the words in its headings, where they stand in nothing above. */
  headings: string;
  /** Stems of words that stand on it more often than elsewhere. */
  words: string;
}

/** The pages column by column: what is alike stands side by side, and is sent in fewer bytes. */
export type SearchFile = Readonly<Record<keyof SearchPage, readonly string[]>>;

export function toSearchFile(pages: readonly SearchPage[]): SearchFile {
  const column = (name: keyof SearchFile) => pages.map((page) => page[name] ?? '');
  return {
    address: column('address'),
    title: column('title'),
    text: column('text'),
    group: column('group'),
    picture: column('picture'),
    names: column('names'),
    headings: column('headings'),
    words: column('words'),
  };
}

export function pagesOf(file: SearchFile): SearchPage[] {
  return file.address.map((address, index) => {
    const at = (name: keyof SearchFile) => file[name][index] ?? '';
    const group = resultGroups.find((one) => one === at('group')) ?? 'site';
    return {
      address,
      title: at('title'),
      text: at('text'),
      group,
      ...(at('picture') && { picture: at('picture') }),
      names: at('names'),
      headings: at('headings'),
      words: at('words'),
    };
  });
}
