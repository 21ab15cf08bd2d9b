import { type Moment, type MomentProblem, minutesAsleep, momentProblem, timeOf } from './moments.ts';
import { readNumber } from './read-number.ts';
import type { Reading, ReadingKind, ReadingOf } from './records.ts';
import { sugarMoments } from './sugar-moments.ts';
import { keptOf, shownIn, type Unit } from './units.ts';

type Values = Readonly<Record<string, string>>;

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The sentences of the WHO-5 by the names of their fields. */
export const moodFields = ['mood0', 'mood1', 'mood2', 'mood3', 'mood4'] as const;

export type EntryProblem = MomentProblem | 'range' | 'swapped' | 'jump';

/** What is wrong with each field of a form, by its name. */
export type EntryChecks = Readonly<
  Record<string, (typed: string, values: Values) => EntryProblem | undefined>
>;

/** What a form is filled in for. */
export interface EntryCase {
  readonly kind: ReadingKind;
  /** The unit of what is typed; kilograms and so on where the kind has no choice. */
  readonly unit: Unit;
  readonly now: Moment;
  /** The weight before, in kilograms, of not long ago. */
  readonly last?: number | undefined;
  /** A value that somebody has typed twice although it is far from the last one. */
  readonly meant?: string | undefined;
}

/** What can be true, in the units that are kept; the schema says the same. */
export const ranges = {
  weight: { from: 20, to: 400 },
  waist: { from: 30, to: 250 },
  sugar: { from: 0.5, to: 60 },
  water: { from: 10, to: 5000 },
  pulse: { from: 20, to: 250 },
  systolic: { from: 50, to: 300 },
  diastolic: { from: 20, to: 200 },
} as const satisfies Readonly<Record<string, Range>>;

export type Measured = keyof typeof ranges;

/** What a field measures. */
export function measuredOf(field: string, kind: ReadingKind): Measured {
  if (field === 'systolic' || field === 'diastolic' || field === 'pulse') return field;
  return kind === 'waist' || kind === 'sugar' || kind === 'water' || kind === 'pulse' ? kind : 'weight';
}

/** Those that are whole numbers. */
const wholeOnes: ReadonlySet<Measured> = new Set(['water', 'pulse', 'systolic', 'diastolic']);

/** The range of a measure in the unit it is typed in. @example rangeIn('weight', 'lb') → { from: 44.1, to: 881.8 } */
export function rangeIn(measured: Measured, unit: Unit): Range {
  const { from, to } = ranges[measured];
  const isWhole = unit === 'mg';
  return isWhole
    ? { from: Math.ceil(shownIn(from, unit)), to: Math.floor(shownIn(to, unit)) }
    : { from: shownIn(from, unit), to: shownIn(to, unit) };
}

/** What was typed for a measure, in the unit that is kept; undefined where it cannot be true. */
export function readMeasure(measured: Measured, typed: string, unit: Unit): number | undefined {
  const number = readNumber(typed);
  const { from, to } = rangeIn(measured, unit);
  if (number === undefined || number < from || number > to) return undefined;
  if (wholeOnes.has(measured) && !Number.isInteger(number)) return undefined;
  // What lies at the very edge in pounds may be a thousandth beyond it in kilograms.
  const kept = keptOf(number, unit);
  return Math.min(Math.max(kept, ranges[measured].from), ranges[measured].to);
}

/** A part of the last weight by which the next one may differ before it is asked about. */
const usualChange = 0.15;

/** What a form of a kind checks, in the order of its fields. */
export function entryChecks(form: EntryCase): EntryChecks {
  return { ...kindChecks(form), at: (typed) => momentProblem(typed, form.now) };
}

function kindChecks({ kind, unit, last, meant }: EntryCase): EntryChecks {
  const unless = (isRight: boolean): EntryProblem | undefined => (isRight ? undefined : 'missing');
  switch (kind) {
    case 'pressure':
      return {
        systolic: (typed) => outOfRange('systolic', typed),
        diastolic: (typed, values) => outOfRange('diastolic', typed) ?? swapped(values),
        pulse: (typed) => (typed.trim() === '' ? undefined : outOfRange('pulse', typed)),
      };
    case 'sugar':
      return { amount: (typed) => outOfRange('sugar', typed, unit), moment: (typed) => unless(typed !== '') };
    case 'sleep':
      return { bed: (typed, { at = '' }) => unless(minutesAsleep(typed, timeOf(at)) !== undefined) };
    case 'mood': {
      const answer = (typed: string) => unless(/^[0-5]$/.test(typed));
      return Object.fromEntries(moodFields.map((field) => [field, answer]));
    }
    case 'note':
      return { text: (typed) => unless(typed.trim() !== '') };
    case 'weight':
      return {
        amount: (typed) => outOfRange('weight', typed, unit) ?? farFrom(last, typed, unit, meant),
      };
    default:
      return { amount: (typed) => outOfRange(kind, typed, unit) };
  }
}

function outOfRange(measured: Measured, typed: string, unit: Unit = 'kg'): EntryProblem | undefined {
  return readMeasure(measured, typed, unit) === undefined ? 'range' : undefined;
}

function swapped({ systolic = '', diastolic = '' }: Values): EntryProblem | undefined {
  const [first, second] = [readNumber(systolic), readNumber(diastolic)];
  return first !== undefined && second !== undefined && first <= second ? 'swapped' : undefined;
}

function farFrom(
  last: number | undefined,
  typed: string,
  unit: Unit,
  meant: string | undefined,
): EntryProblem | undefined {
  const now = readMeasure('weight', typed, unit);
  if (last === undefined || now === undefined || typed === meant) return undefined;
  return Math.abs(now - last) > last * usualChange ? 'jump' : undefined;
}

/**
 * What somebody may have meant by two numbers that cannot be a blood pressure: swapped, or said in centimetres of mercury,
 * as “twelve eight” is in French.
 *
 * @example meantPressure('12', '8') → { systolic: 120, diastolic: 80 }
 */
export function meantPressure(
  systolic: string,
  diastolic: string,
): { systolic: number; diastolic: number } | undefined {
  const [first, second] = [readNumber(systolic), readNumber(diastolic)];
  if (first === undefined || second === undefined) return undefined;
  for (const factor of [1, 10]) {
    const pairs = [
      [first * factor, second * factor],
      [second * factor, first * factor],
    ] as const;
    for (const [high, low] of pairs) {
      const isPossible =
        readMeasure('systolic', String(high), 'kg') !== undefined &&
        readMeasure('diastolic', String(low), 'kg') !== undefined &&
        high > low;
      if (isPossible) return { systolic: high, diastolic: low };
    }
  }
  return undefined;
}

const slips = [1, 0.1, 10, 100, 0.01, 0.001];

/**
 * What may have been meant by a measure that cannot be true: a unit typed along, a decimal sign forgotten, metres for
 * centimetres, grams for kilograms.
 *
 * @example meantMeasure('weight', '705', 'kg') → 70.5
 */
export function meantMeasure(measured: Measured, typed: string, unit: Unit): number | undefined {
  const number = readNumber(/\d+(?:[.,]\d+)?/.exec(typed)?.[0] ?? '');
  if (number === undefined) return undefined;
  return slips
    .map((slip) => Math.round(number * slip * 100) / 100)
    .find((value) => readMeasure(measured, String(value), unit) !== undefined);
}

/**
 * The reading that a form says.
 *
 * @param values of a form that has passed its checks
 * @param person the id of the person
 */
export function readingFrom({ kind, unit }: EntryCase, values: Values, person: string): Reading {
  const { at = '', amount = '', remark = '' } = values;
  const common = { person, at, ...(remark.trim() && { remark: remark.trim() }) };
  const measure = (measured: Measured, typed = amount) => readMeasure(measured, typed, unit) ?? 0;
  switch (kind) {
    case 'weight':
      return { ...common, what: kind, kilograms: measure(kind) };
    case 'waist':
      return { ...common, what: kind, centimetres: measure(kind) };
    case 'pressure':
      return { ...common, what: kind, ...pressureFrom(values) };
    case 'sugar':
      return { ...common, what: kind, millimoles: measure(kind), moment: sugarMoment(values.moment) };
    case 'water':
      return { ...common, what: kind, millilitres: measure(kind) };
    case 'sleep':
      return { ...common, what: kind, minutes: minutesAsleep(values.bed ?? '', timeOf(at)) ?? 0 };
    case 'mood':
      return { ...common, what: kind, answers: moodFields.map((field) => Number(values[field])) };
    case 'pulse':
      return { ...common, what: kind, beats: measure(kind) };
    case 'note':
      return { ...common, what: kind, text: (values.text ?? '').trim() };
  }
}

type PressureNumbers = Pick<ReadingOf<'pressure'>, 'systolic' | 'diastolic' | 'pulse' | 'arm'>;

function pressureFrom({ systolic = '', diastolic = '', pulse = '', arm }: Values): PressureNumbers {
  const beats = readNumber(pulse);
  return {
    systolic: Number(systolic),
    diastolic: Number(diastolic),
    ...(beats !== undefined && { pulse: beats }),
    ...((arm === 'left' || arm === 'right') && { arm }),
  };
}

const sugarMoment = (typed: string | undefined): ReadingOf<'sugar'>['moment'] =>
  sugarMoments.find((one) => one === typed) ?? 'other';
