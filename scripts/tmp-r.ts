import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { searchIn } from '#src/features/search/logic/search.ts';
import { pagesOf } from '#src/features/search/logic/search-file.ts';

const verbose = process.argv[2];
for (const language of ['en', 'fr', 'rw', 'sw'] as const) {
  const file =
    readdirSync('dist/assets/search').find(
      (name) => name.startsWith(`${language}.`) && name.endsWith('.json'),
    ) ?? '';
  const t0 = performance.now();
  const search = searchIn(pagesOf(JSON.parse(readFileSync(`dist/assets/search/${file}`, 'utf8'))), language);
  const t1 = performance.now();
  const rows = parse(readFileSync(`tests/search/${language}.yaml`, 'utf8')) as {
    query: string;
    pages: string[];
  }[];
  let found = 0;
  const missed: string[] = [];
  for (const { query, pages } of rows) {
    const first = search(query)
      .slice(0, 3)
      .map(({ address }) => address.replace(/^\/(fr|rw|sw)(?=\/)/, ''));
    if (first.some((path) => pages.includes(path))) found++;
    else missed.push(`${query} → ${first.join(' ')} (${pages.join(' ')})`);
  }
  console.log(
    language,
    rows.length,
    ((found / rows.length) * 100).toFixed(1),
    'index ms',
    (t1 - t0).toFixed(0),
    'queries ms',
    (performance.now() - t1).toFixed(0),
  );
  if (verbose === language) console.log(missed.join('\n'));
}
