import Papa from 'papaparse';
import { unguard } from './csv.ts';
import { type Cells, type CsvFault, readDay, readTime, readValues } from './csv-values.ts';
import { readingSchema } from './record-schemas.ts';
import type { Kept, Reading } from './records.ts';

/** What a table would bring, before anything is added. */
export interface DryRun {
  /** What is not there yet. */
  readonly added: readonly Reading[];
  /** How many rows say what is there already. */
  readonly known: number;
  /** Rows that cannot be read, by their number in a spreadsheet, where the names of the columns are row 1. */
  readonly wrong: readonly { readonly row: number; readonly fault: CsvFault }[];
}

/** How a table was read. Without the columns date, kind and value it is another one. */
export type CsvReading = ({ readonly kind: 'read' } & DryRun) | { readonly kind: 'otherTable' | 'empty' };

interface ImportPlace {
  /** The id of the person whose readings they become. */
  readonly person: string;
  /** What of this person is there already. */
  readonly kept: readonly (Reading | Kept<Reading>)[];
  /** The minute that it is: nothing was measured later. */
  readonly now: string;
}

/**
 * Reads a table of readings without adding anything. Cells may be set apart by commas, semicolons or tabs, decimals by a point
 * or a comma. A row that stands twice is two readings; only as many are new as are not there yet.
 */
export function readCsv(file: string, place: ImportPlace): CsvReading {
  const text = file.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [head, ...rows] = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) return { kind: 'empty' };
  const columns = head.cells.map((name) => name.trim().toLowerCase());
  if (!['date', 'kind', 'value'].every((name) => columns.includes(name))) return { kind: 'otherTable' };
  if (rows.length === 0) return { kind: 'empty' };

  const left = countKeys(place.kept);
  const added: Reading[] = [];
  const wrong: { row: number; fault: CsvFault }[] = [];
  let known = 0;
  for (const { row, cells } of rows) {
    const reading = readRow(Object.fromEntries(columns.map((name, index) => [name, cells[index]])), place);
    if (typeof reading === 'string') {
      wrong.push({ row, fault: reading });
      continue;
    }
    const key = keyOf(reading);
    const there = left.get(key) ?? 0;
    if (there === 0) added.push(reading);
    else {
      known += 1;
      left.set(key, there - 1);
    }
  }
  return { kind: 'read', added, known, wrong };
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r\n|\r|\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

function readRow(cells: Cells, { person, now }: ImportPlace): Reading | CsvFault {
  const day = readDay(cells.date);
  if (day === undefined) return 'date';
  const time = readTime(cells.time);
  if (time === undefined) return 'time';
  // A row of today without a time is not one of the future.
  const hasNoTime = (cells.time?.trim() ?? '') === '';
  if (`${day}T${hasNoTime ? '00:00' : time}` > now) return 'future';
  const what = cells.kind?.trim().toLowerCase() ?? '';
  const values = readValues(what, cells);
  if ('fault' in values) return values.fault;
  const remark = unguard(cells.remark ?? '');
  const common = { person, at: `${day}T${time}`, what, ...(remark !== '' && { remark }) };
  const { data, error } = readingSchema.safeParse({ ...common, ...values.fields });
  if (data !== undefined) return data;
  const isText = error.issues.some(({ path }) => path[0] === 'remark' || path[0] === 'text');
  return isText ? 'text' : 'range';
}

/** Rounds away what two ways of writing a number differ by. */
const sixDecimals = 1e6;

function keyOf(reading: Reading): string {
  const parts = Object.entries(reading)
    .filter(([name, value]) => !['id', 'person'].includes(name) && value !== undefined && value !== '')
    .map(([name, value]) => [name, typeof value === 'number' ? Math.round(value * sixDecimals) : value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return JSON.stringify(parts);
}

function countKeys(readings: readonly Reading[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reading of readings) {
    const key = keyOf(reading);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
