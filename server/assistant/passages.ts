import type { Site } from '#server/static/site-files.ts';
import { askLimits, type ClosedTopic, type PassageName } from '#src/features/ask/contract.ts';
import { closedTopicOf } from '#src/features/ask/logic/closed-topics.ts';
import type { GivenPassage } from '#src/features/ask/logic/guard.ts';
import { joinByColon, passageTitle } from '#src/features/ask/logic/passage-title.ts';
import { type AskedPage, type Block, cutPassages } from '#src/features/ask/logic/passages.ts';
import { fallbackLanguage, type Language } from '#src/words/languages.ts';

/** Where pages to read are; accounts and tools hold no passages. */
const reading = /^\/(?:tips|build-body-men|build-body-women|men|exercises)(?:\/|$)/;

/** Pages of which a model gets nothing, and what they are about. */
const closedPages: readonly (readonly [RegExp, ClosedTopic])[] = [
  [/^\/tips\/mental-care\/support\/(?:crisis|emergency)$/, 'danger'],
  [/^\/tips\/mental-care\/support\/treatment-types$/, 'medicine'],
  [/\/pre-post-natal-workouts(?:\/|$)/, 'pregnancy'],
  [/^\/tips\/mental-care\/(?:neurodevelopmental|support\/age-specific)(?:\/|$)/, 'children'],
];
/** The parts that say where to find help at once; they are the same on every page. */
const closedSection = /^help$/;

/** Characters of one passage that a model gets, whole lines only. */
const longest = 1_800;
/** Pages whose passages are kept in memory. */
const keptPages = 100;

/** What a model may be given of the passages that were named. */
export interface FoundPassages {
  given: { index: number; passage: GivenPassage }[];
  /** What one that may not be given is about. */
  closed: ClosedTopic | undefined;
}

export type PassageFinder = (names: readonly PassageName[], language: Language) => FoundPassages;

function pathOf(page: string, language: Language): string | undefined {
  if (language === fallbackLanguage) return page;
  const prefix = `/${language}`;
  return page.startsWith(`${prefix}/`) ? page.slice(prefix.length) : undefined;
}

/** A block line by line. What is said of a term is nothing without it, and the two are no sentence without a sign between them. */
function linesOf(block: Block, language: Language): string[] {
  if (block.kind !== 'list') return [block.text];
  return block.items.map(({ term, text }) => (term === '' ? text : joinByColon(term, text, language)));
}

function fitting(lines: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > longest) break;
    kept.push(line);
  }
  return kept.join('\n');
}

/** Finds passages in the site's own pages, which the server holds; nothing of one that is not there, or in another language. */
export function createPassageFinder(site: Site | undefined): PassageFinder {
  const read = new Map<string, AskedPage>();

  function pageOf(address: string): AskedPage | undefined {
    const known = read.get(address);
    const body = site?.files.get(address)?.representations.get('identity')?.body();
    if (known !== undefined || body === undefined) return known;
    const page = cutPassages(Buffer.from(body).toString());
    const [oldest] = read.keys();
    if (read.size >= keptPages && oldest !== undefined) read.delete(oldest);
    read.set(address, page);
    return page;
  }

  function find({ page, section }: PassageName, language: Language): GivenPassage | ClosedTopic | undefined {
    const path = pathOf(page, language);
    if (path === undefined || !reading.test(path)) return undefined;
    const closed = closedPages.find(([pages]) => pages.test(path));
    if (closed !== undefined) return closed[1];
    if (closedSection.test(section)) return 'danger';
    const found = pageOf(page);
    const passage = found?.passages.find((one) => one.section === section);
    if (found === undefined || passage === undefined) return undefined;
    const topic = closedTopicOf(`${passage.heading}\n${section.replaceAll('-', ' ')}`, [
      language,
      fallbackLanguage,
    ]);
    if (topic !== undefined) return topic;
    const text = fitting(passage.blocks.flatMap((block) => linesOf(block, language)));
    return text === '' ? undefined : { title: passageTitle(found.title, passage.heading, language), text };
  }

  return (names, language) => {
    const found: FoundPassages = { given: [], closed: undefined };
    for (const [index, name] of names.slice(0, askLimits.passages).entries()) {
      const passage = find(name, language);
      if (typeof passage === 'string') found.closed ??= passage;
      else if (passage !== undefined) found.given.push({ index, passage });
    }
    return found;
  };
}
