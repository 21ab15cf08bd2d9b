import type { TimedValue } from './day-values.ts';
import type { Reading, ReadingKind, ReadingOf } from './records.ts';
import { who5Score } from './who5.ts';

/** What can be drawn as one number. */
export type NumberKind = Exclude<ReadingKind, 'pressure' | 'note'>;

/** The readings of one kind, in the order in which they came. */
export function readingsOfKind<Kind extends ReadingKind, Item extends Reading>(
  kind: Kind,
  readings: readonly Item[],
): (Item & ReadingOf<Kind>)[] {
  return readings.filter((reading): reading is Item & ReadingOf<Kind> => reading.what === kind);
}

/**
 * The values of one kind in its own unit: kilograms, centimetres, millimoles a litre, millilitres, minutes of sleep, points of
 * the WHO-5, beats a minute. The pulse that stands beside a blood pressure is one too.
 */
export function valuesOf(kind: NumberKind, readings: readonly Reading[]): TimedValue[] {
  return readings.flatMap((reading) => {
    const value = numberOf(kind, reading);
    return value === undefined ? [] : [{ at: reading.at, value }];
  });
}

function numberOf(kind: NumberKind, reading: Reading): number | undefined {
  if (kind === 'pulse' && reading.what === 'pressure') return reading.pulse;
  return reading.what === kind ? amountOf(reading) : undefined;
}

/** The one number that a reading is, in the own unit of its kind; undefined for what is none, or more than one. */
export function amountOf(reading: Reading): number | undefined {
  switch (reading.what) {
    case 'weight':
      return reading.kilograms;
    case 'waist':
      return reading.centimetres;
    case 'sugar':
      return reading.millimoles;
    case 'water':
      return reading.millilitres;
    case 'sleep':
      return reading.minutes;
    case 'mood':
      return who5Score(reading.answers);
    case 'pulse':
      return reading.beats;
    default:
      return undefined;
  }
}
