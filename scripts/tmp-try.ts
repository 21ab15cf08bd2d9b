// node scripts/tmp-try.ts <lang> <yaml of names>: recall at 3 of the odd rows, and what they miss
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { searchIn } from '#src/features/search/logic/search.ts';
import { pagesOf } from '#src/features/search/logic/search-file.ts';

const [language = 'en', yaml = '', hidden] = process.argv.slice(2);
const names = parse(readFileSync(yaml, 'utf8')) as Record<string, string>;
const d = JSON.parse(readFileSync(`/work/keep/search/base-${language}.json`, 'utf8'));
d.names = d.names.map((n: string, i: number) =>
  `${n} ${names[d.address[i].replace(/^\/(fr|rw|sw)(?=\/)/, '')] ?? ''}`.trim(),
);
const search = searchIn(pagesOf(d), language as 'en');
const rows = parse(readFileSync(`/work/main/tests/search/${language}.yaml`, 'utf8')) as {
  query: string;
  pages: string[];
}[];
const score = (own: typeof rows, show: boolean) => {
  let found = 0;
  for (const { query, pages } of own) {
    const first = search(query)
      .slice(0, 3)
      .map(({ address }) => address.replace(/^\/(fr|rw|sw)(?=\/)/, ''));
    if (first.some((p) => pages.includes(p))) found++;
    else if (show) console.log(`MISS ${query} → ${first.join(' ')} (${pages.join(' ')})`);
  }
  return ((found / own.length) * 100).toFixed(1);
};
console.log(
  'odd rows',
  score(
    rows.filter((_, i) => i % 2 === 0),
    true,
  ),
);
if (hidden)
  console.log(
    'even rows',
    score(
      rows.filter((_, i) => i % 2 === 1),
      false,
    ),
  );
console.log('bytes of the file', brotliCompressSync(JSON.stringify(d)).length);
