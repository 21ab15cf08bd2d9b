import { addDays, type Day } from '#src/features/training/logic/days.ts';
import { isMorning, type PressureMean, pressureDays, pressureOverall } from './averages.ts';
import {
  type DayValue,
  dayAt,
  dayMeans,
  daySums,
  greatestOf,
  groupBy,
  leastOf,
  meanOf,
  type TimedValue,
} from './day-values.ts';
import type { Reading, ReadingKind, ReadingOf } from './records.ts';
import { momentsWithin, type Span } from './spans.ts';
import { sugarMoments } from './sugar-moments.ts';
import { type NumberKind, readingsOfKind, valuesOf } from './timed-values.ts';

export type SugarMoment = ReadingOf<'sugar'>['moment'];

/** What of one kind stands in one row of the report. */
export interface ReportRow {
  readonly kind: NumberKind;
  /** Of blood sugar: when it was measured, since what is usual depends on it. */
  readonly moment: SugarMoment | undefined;
  readonly last: TimedValue;
  readonly average: number;
  readonly least: number;
  readonly most: number;
  /** How many values there are; of water, how many days. */
  readonly count: number;
  /** One value a day, for the small picture. */
  readonly days: readonly DayValue[];
}

/** The blood pressure of the span in one row, and the days of its small picture. */
export interface PressureRow {
  readonly last: ReadingOf<'pressure'>;
  readonly average: { readonly systolic: number; readonly diastolic: number };
  readonly least: { readonly systolic: number; readonly diastolic: number };
  readonly most: { readonly systolic: number; readonly diastolic: number };
  readonly count: number;
  readonly days: readonly PressureMean[];
}

/** The readings of blood pressure of one day. */
export interface PressureTableDay {
  readonly day: Day;
  readonly morning: readonly ReadingOf<'pressure'>[];
  readonly later: readonly ReadingOf<'pressure'>[];
}

/** Something in the person's own words: a note, or a remark beside a value. */
export interface OwnWords {
  readonly at: string;
  readonly what: ReadingKind;
  readonly text: string;
}

const rowKinds = ['weight', 'waist', 'pulse', 'water', 'sleep', 'mood'] as const;

/** The rows of the report, of those kinds that have a value in the span; of blood sugar one for each moment. */
export function reportRows(readings: readonly Reading[], span: Span): ReportRow[] {
  const shown = momentsWithin(readings, span);
  const sugar = readingsOfKind('sugar', shown);
  return [
    ...sugarMoments.flatMap((moment) => {
      const own = sugar.filter((reading) => reading.moment === moment);
      return rowOf('sugar', moment, valuesOf('sugar', own));
    }),
    ...rowKinds.flatMap((kind) => rowOf(kind, undefined, valuesOf(kind, shown))),
  ];
}

function rowOf(kind: NumberKind, moment: SugarMoment | undefined, own: readonly TimedValue[]): ReportRow[] {
  const single = inOrder(own);
  const days = kind === 'water' ? daySums(single) : dayMeans(single);
  // A glass says nothing, but the water of a day does.
  const values = kind === 'water' ? days.map(({ day, value }) => ({ at: day, value })) : single;
  const last = values.at(-1);
  if (last === undefined) return [];
  const numbers = values.map(({ value }) => value);
  return [
    {
      ...{ kind, moment, last, days, count: values.length },
      ...{ average: meanOf(numbers), least: leastOf(numbers), most: greatestOf(numbers) },
    },
  ];
}

/** The blood pressure of the span; undefined without a reading. The average is that of the days. */
export function pressureRow(readings: readonly Reading[], span: Span): PressureRow | undefined {
  const own = inOrder(readingsOfKind('pressure', momentsWithin(readings, span)));
  const days = pressureDays(own);
  const last = own.at(-1);
  const average = pressureOverall(days)?.all;
  if (last === undefined || average === undefined) return undefined;
  const both = (join: (values: readonly number[]) => number) => ({
    systolic: join(own.map(({ systolic }) => systolic)),
    diastolic: join(own.map(({ diastolic }) => diastolic)),
  });
  return { last, average, least: both(leastOf), most: both(greatestOf), count: own.length, days };
}

const tableDays = 14;

/** All readings of blood pressure of the last two weeks of a span by day, the latest day first. */
export function pressureTable(readings: readonly Reading[], { from, to }: Span): PressureTableDay[] {
  const start = addDays(to, 1 - tableDays);
  const own = inOrder(
    readingsOfKind('pressure', momentsWithin(readings, { from: start > from ? start : from, to })),
  );
  return groupBy(own, ({ at }) => dayAt(at))
    .map(([day, readingsOfDay]) => ({
      day,
      morning: readingsOfDay.filter(isMorning),
      later: readingsOfDay.filter((reading) => !isMorning(reading)),
    }))
    .reverse();
}

/** Rows of the values that have room at their full height. */
const roomyRows = 10;
/** Readings of a half day that have room in one line. */
const readingsALine = 2;
/** Lines of the pressure table that have room beside so many rows. */
const roomyLines = 16;

/** Whether the sheet has so much to show that its pictures and lines must be lower to stay on one page. */
export function isDense(rows: number, table: readonly PressureTableDay[]): boolean {
  const lines = table.reduce(
    (sum, { morning, later }) =>
      sum + Math.max(1, Math.ceil(Math.max(morning.length, later.length) / readingsALine)),
    0,
  );
  return rows > roomyRows || lines > roomyLines;
}

/** What the person wrote in the span, the latest first: notes, and remarks beside values. */
export function ownWords(readings: readonly Reading[], span: Span): OwnWords[] {
  return inOrder(momentsWithin(readings, span))
    .flatMap((reading) => {
      const { at, what, remark = '' } = reading;
      const texts = what === 'note' ? [reading.text, remark] : [remark];
      return texts.filter((text) => text.trim() !== '').map((text) => ({ at, what, text: text.trim() }));
    })
    .reverse();
}

/** About how many letters a line of the notes has on paper. */
const lettersALine = 48;
/** Lines that a note takes at most; what is longer ends with an ellipsis. */
const mostLines = 5;

/**
 * As many of the own words as have room on the sheet.
 *
 * @param lines how many lines of paper are free
 * @returns those that are shown, each cut where it is too long, and how many are left out
 */
export function wordsThatFit(words: readonly OwnWords[], lines: number): { shown: OwnWords[]; left: number } {
  const shown: OwnWords[] = [];
  let used = 0;
  for (const { text, ...own } of words) {
    const cut = shorten(text, lettersALine * mostLines);
    used += linesOf(cut);
    if (used > lines) break;
    shown.push({ ...own, text: cut });
  }
  return { shown, left: words.length - shown.length };
}

// The day stands on a line of its own.
const linesOf = (text: string) => 1 + Math.ceil(text.length / lettersALine);

/** A text of at most so many letters, with spaces for its line breaks. */
function shorten(text: string, most: number): string {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  return flat.length <= most ? flat : `${flat.slice(0, most - 1).trimEnd()}…`;
}

const inOrder = <Item extends { readonly at: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
