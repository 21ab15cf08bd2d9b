import { measurePages, rowsOfPages } from '#build/page-budgets.ts';
import { benchSearch, rowsOfSearch } from '#scripts/bench-search.ts';
import { describeTable } from '#scripts/bench-table.ts';
import { benchLighthouse, findLighthouse, rowsOfLighthouse } from '#scripts/bench-lighthouse.ts';
console.log(describeTable([...rowsOfPages(await measurePages('dist')), ...rowsOfSearch(benchSearch('dist'))]));
const p = findLighthouse(); console.log(p);
if (p) console.log(describeTable(rowsOfLighthouse(await benchLighthouse(p, 'dist', '/tmp/mv'))));
