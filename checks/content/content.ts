import type { SourceFile } from '#checks/logic/key-usage.ts';
import type { Problem } from '#checks/logic/problem.ts';
import type { TextSet } from '#checks/logic/text-set.ts';
import { type Entry, entriesOf, type PhrasesIn, phrasesOf } from './entries.ts';
import { type ContentFile, parseFiles } from './files.ts';
import { type Editions, editionsOf, entryTexts, foodTexts, interfaceTexts } from './texts.ts';

/** The code that shows the texts of the interface. */
export interface ShowingCode {
  files: readonly SourceFile[];
  /** The keys that it reaches through the typed tree of texts; to find them takes a compiler, so they are asked for late. */
  sliced: () => ReadonlySet<string>;
}

/** All that the checks look at, read once. */
export interface Content {
  files: ReadonlyMap<string, ContentFile>;
  /** Files that are no YAML or JSON. */
  unreadable: readonly Problem[];
  pages: readonly Entry[];
  exercises: readonly Entry[];
  weekPlans: readonly Entry[];
  dishes: readonly Entry[];
  /** The sentences that many pages share. */
  phrasesIn: PhrasesIn;
  /** Pages, shared phrases, exercises, week plans and dishes. */
  entries: readonly Entry[];
  texts: {
    interface: Editions;
    pages: Editions;
    phrases: Editions;
    exercises: Editions;
    weekPlans: Editions;
    dishes: Editions;
    foods: Editions;
  };
  descriptions: TextSet<'descriptions'>;
  code: ShowingCode;
  /** The day of the check. */
  today: Date;
}

/** The content as the checks see it. */
export function contentOf(texts: ReadonlyMap<string, string>, code: ShowingCode, today: Date): Content {
  const { files, problems } = parseFiles(texts);
  return assembled({ files, unreadable: problems, code, today });
}

/** Only what some of its files say, with the phrases that they may name. */
export function narrowed(content: Content, isWanted: (file: string) => boolean): Content {
  const files = new Map(
    [...content.files].filter(([file]) => isWanted(file) || file.startsWith('content/phrases/')),
  );
  return assembled({ ...content, files });
}

function assembled({
  files,
  unreadable,
  code,
  today,
}: Pick<Content, 'files' | 'unreadable' | 'code' | 'today'>): Content {
  const phrases = entriesOf('phrases', files);
  const phrasesIn = phrasesOf(phrases);
  const pages = entriesOf('pages', files, phrasesIn);
  const exercises = entriesOf('exercises', files);
  const weekPlans = entriesOf('week-plans', files);
  const dishes = entriesOf('dishes', files);
  return {
    files,
    unreadable,
    pages,
    exercises,
    weekPlans,
    dishes,
    phrasesIn,
    entries: [...pages, ...phrases, ...exercises, ...weekPlans, ...dishes],
    texts: {
      interface: editionsOf((language) => interfaceTexts(language, files)),
      pages: entryTexts(pages),
      phrases: entryTexts(phrases),
      exercises: entryTexts(exercises),
      weekPlans: entryTexts(weekPlans),
      dishes: entryTexts(dishes),
      foods: foodTexts(files),
    },
    descriptions: interfaceTexts('descriptions', files),
    code,
    today,
  };
}
