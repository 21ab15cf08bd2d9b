import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type JudgedQuery, missedQueries } from '#src/features/search/logic/recall.ts';
import { searchIn } from '#src/features/search/logic/search.ts';
import { pagesOf } from '#src/features/search/logic/search-file.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Row } from './bench-table.ts';
import { projectDirectory } from './site-paths.ts';

/** How well the search of a language finds what people look for. */
export interface SearchResult {
  language: Language;
  queries: number;
  missed: readonly JudgedQuery[];
  /** Bytes that its file is sent in. */
  bytes: number;
}

/** The queries of a language that people wrote who had not seen the search. */
export function judgedQueries(language: Language): JudgedQuery[] {
  return parse(readFileSync(join(projectDirectory, `tests/search/${language}.yaml`), 'utf8'));
}

/** Asks the search of the built site everything that `tests/search` holds. */
export function benchSearch(siteDirectory: string): SearchResult[] {
  const folder = join(siteDirectory, 'assets/search');
  return languageCodes.map((language) => {
    const file = readdirSync(folder).find(
      (name) => name.startsWith(`${language}.`) && name.endsWith('.json'),
    );
    if (file === undefined) throw new Error(`${folder} holds no search of "${language}".`);
    const search = searchIn(pagesOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))), language);
    const judged = judgedQueries(language);
    const missed = missedQueries(search, judged, (address) => splitLocalizedPath(address).path);
    const { length: bytes } = readFileSync(join(folder, `${file}.br`));
    return { language, queries: judged.length, missed, bytes };
  });
}

/** Percent of the queries of a language that find a good page. */
const aims: Readonly<Record<Language, number>> = { en: 95, fr: 95, rw: 90, sw: 90 };

const foundShare = ({ queries, missed }: SearchResult) => ((1 - missed.length / queries) * 100).toFixed(1);

/** A line a language: the share of queries with a good page among the first three. */
export function describeSearch(results: readonly SearchResult[]): string {
  return results
    .map(
      (result) =>
        `${result.language}: ${foundShare(result)} % of ${result.queries} queries, ${(result.bytes / 1024).toFixed(1)} KB\n`,
    )
    .join('');
}

/** For the table of a bench. */
export function rowsOfSearch(results: readonly SearchResult[]): Row[] {
  return results.map((result) => ({
    name: `search in ${result.language}`,
    aim: `${aims[result.language]} %`,
    result: `${foundShare(result)} % of ${result.queries} queries`,
  }));
}
