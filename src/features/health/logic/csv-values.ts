import { isDay } from '#src/features/training/logic/days.ts';
import { unguard } from './csv.ts';
import { sugarMoments } from './sugar-moments.ts';
import { keptOf, type Unit } from './units.ts';

/** Why a row of a table cannot be read. */
export const csvFaults = [
  'date',
  'future',
  'time',
  'kind',
  'value',
  'unit',
  'moment',
  'range',
  'text',
] as const;
export type CsvFault = (typeof csvFaults)[number];

/** The cells of a row by their column; an absent column is undefined. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** What a row says of its kind, still to be compared with the limits; or what is wrong with it. */
export type RowValues = { readonly fields: Readonly<Record<string, unknown>> } | { readonly fault: CsvFault };

const decimal = /^\d{1,6}(?:[.,]\d{1,20})?$/;

/** A number with a point or a comma; undefined for anything else. @example readNumber(' 70,5 ') → 70.5 */
export function readNumber(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  return decimal.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

/**
 * A day as `2026-11-23`, or with the day first as `23/11/2026`, `23.11.2026` or `23-11-2026`; undefined for a day that no
 * calendar has.
 */
export function readDay(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed) ?? [];
  const day = year === '' ? trimmed : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** A time as `7:30`, `07:30` or `07:30:00`; noon where none is given, undefined for anything else. */
export function readTime(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return '12:00';
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(trimmed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

const same = (value: number) => value;
const tenTimes = 10;
const from = (unit: Unit) => (value: number) => keptOf(value, unit);

/** How a value in one of several units becomes that of the entry; the first unit is meant where none is given. */
const units = {
  weight: { kg: same, lb: from('lb'), lbs: from('lb') },
  waist: { cm: same, in: from('in'), inch: from('in') },
  pressure: { mmhg: same },
  sugar: { 'mmol/l': same, mmol: same, 'mg/dl': from('mg'), mg: from('mg') },
  water: {
    ml: same,
    cl: (value: number) => value * tenTimes,
    l: (value: number) => Math.round(value * 1000),
  },
  sleep: { min: same, h: (value: number) => Math.round(value * 60) },
  mood: { 'who-5': same },
  pulse: { bpm: same },
} as const satisfies Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>>;

type NumberedKind = keyof typeof units;

/** The name of the one number of a kind in its entry. */
const fieldOf = {
  weight: 'kilograms',
  waist: 'centimetres',
  pressure: 'systolic',
  sugar: 'millimoles',
  water: 'millilitres',
  sleep: 'minutes',
  mood: 'answers',
  pulse: 'beats',
} as const satisfies Readonly<Record<NumberedKind, string>>;

/** Each kind with the units that its rows may have, such as `weight (kg, lb, lbs)`. */
export const csvKinds: readonly string[] = [
  ...Object.entries(units).map(([kind, own]) => `${kind} (${Object.keys(own).join(', ')})`),
  'note',
];

const isNumbered = (kind: string): kind is NumberedKind => Object.hasOwn(units, kind);

/** What stands in the columns of the values, by the kind of the row. */
export function readValues(kind: string, cells: Cells): RowValues {
  if (kind === 'note') {
    const text = unguard(cells.value ?? '');
    return text.trim() === '' ? { fault: 'text' } : { fields: { text } };
  }
  if (!isNumbered(kind)) return { fault: 'kind' };
  const unit = cells.unit?.trim().toLowerCase() ?? '';
  const known: Readonly<Record<string, (value: number) => number>> = units[kind];
  const convert = unit === '' ? same : Object.hasOwn(known, unit) ? known[unit] : undefined;
  if (convert === undefined) return { fault: 'unit' };
  if (kind === 'mood') return readAnswers(cells);
  const value = readNumber(cells.value);
  if (value === undefined) return { fault: 'value' };
  const fields = { [fieldOf[kind]]: convert(value) };
  if (kind === 'pressure') return readPressure(fields, cells);
  if (kind === 'sugar') return readSugar(fields, cells);
  return { fields };
}

function readAnswers({ value2 = '' }: Cells): RowValues {
  const answers = value2.trim().split(/[\s,;/-]+/);
  const areFive = answers.length === 5 && answers.every((answer) => /^[0-5]$/.test(answer));
  return areFive ? { fields: { answers: answers.map(Number) } } : { fault: 'value' };
}

function readPressure(fields: Readonly<Record<string, unknown>>, cells: Cells): RowValues {
  const diastolic = readNumber(cells.value2);
  const pulseText = cells.pulse?.trim() ?? '';
  const pulse = readNumber(pulseText);
  const arm = cells.arm?.trim().toLowerCase() ?? '';
  if (diastolic === undefined || (pulseText !== '' && pulse === undefined)) return { fault: 'value' };
  return {
    fields: { ...fields, diastolic, ...(pulse !== undefined && { pulse }), ...(arm !== '' && { arm }) },
  };
}

function readSugar(fields: Readonly<Record<string, unknown>>, cells: Cells): RowValues {
  const written = cells.moment?.trim().toLowerCase() ?? '';
  const moment = written === '' ? 'other' : sugarMoments.find((name) => name === written);
  return moment === undefined ? { fault: 'moment' } : { fields: { ...fields, moment } };
}
