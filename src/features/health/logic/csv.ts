import Papa from 'papaparse';
import type { Reading } from './records.ts';
import { who5Score } from './who5.ts';

/** The names of the columns, in English, for spreadsheets and for other programs. */
export const csvColumns = [
  'date',
  'time',
  'kind',
  'value',
  'value2',
  'unit',
  'moment',
  'pulse',
  'arm',
  'remark',
] as const;
export type CsvRow = Readonly<Record<(typeof csvColumns)[number], string>>;

/** Tells spreadsheets that the file is in UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The readings of a person as a table, the earliest first: one row a reading, in kilograms, centimetres, millimoles a litre,
 * millilitres and minutes. `value2` is the second number of a blood pressure, or the five answers of the WHO-5.
 */
export function writeCsv(readings: readonly Reading[]): string {
  const rows = [...readings].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  const table = Papa.unparse({
    fields: [...csvColumns],
    data: rows.map((reading) => {
      const row = rowOf(reading);
      return csvColumns.map((column) => row[column]);
    }),
  });
  return byteOrderMark + table;
}

function rowOf(reading: Reading): CsvRow {
  const [date = '', time = ''] = reading.at.split('T');
  const common = { date, time, kind: reading.what, remark: guard(reading.remark ?? '') };
  return { value2: '', moment: '', pulse: '', arm: '', ...common, ...valuesOf(reading) };
}

function valuesOf(reading: Reading): Pick<CsvRow, 'value' | 'unit'> & Partial<CsvRow> {
  switch (reading.what) {
    case 'weight':
      return { value: `${reading.kilograms}`, unit: 'kg' };
    case 'waist':
      return { value: `${reading.centimetres}`, unit: 'cm' };
    case 'pressure':
      return {
        ...{ value: `${reading.systolic}`, value2: `${reading.diastolic}`, unit: 'mmHg' },
        ...{ pulse: `${reading.pulse ?? ''}`, arm: reading.arm ?? '' },
      };
    case 'sugar':
      return { value: `${reading.millimoles}`, unit: 'mmol/L', moment: reading.moment };
    case 'water':
      return { value: `${reading.millilitres}`, unit: 'ml' };
    case 'sleep':
      return { value: `${reading.minutes}`, unit: 'min' };
    case 'mood':
      return { value: `${who5Score(reading.answers)}`, value2: reading.answers.join(' '), unit: 'WHO-5' };
    case 'pulse':
      return { value: `${reading.beats}`, unit: 'bpm' };
    case 'note':
      return { value: guard(reading.text), unit: '' };
  }
}

/**
 * Free text as a cell that no spreadsheet takes for a formula: an apostrophe before the signs that begin one, and before an
 * apostrophe, so that `unguard` finds the text again.
 *
 * @see OWASP, CSV injection, https://owasp.org/www-community/attacks/CSV_Injection
 * @example guard('=1+1') → "'=1+1"
 */
export const guard = (text: string): string => (/^['=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** What `guard` was given; a text that it would not have written stays as it is. */
export const unguard = (cell: string): string => (/^'['=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);
