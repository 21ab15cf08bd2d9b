import { type Day, mondayOf } from '#src/features/training/logic/days.ts';
import { dayAt, groupBy, meanOf } from './day-values.ts';
import type { ReadingOf } from './records.ts';

/** Both numbers of a blood pressure in millimetres of mercury. */
export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

type PressureReading = Pressure & { readonly at: string };

/** The blood pressure of a day, or of a week by its Monday; morning and later undefined where nothing was measured then. */
export interface PressureMean extends Pressure {
  readonly day: Day;
  readonly morning: Pressure | undefined;
  readonly later: Pressure | undefined;
  /** How many readings it was made of. */
  readonly count: number;
  /** Whether it rests on fewer readings than a day should have. */
  readonly isFew: boolean;
}

/** One reading alone is often too high or too low, so a day should have two. */
const wantedReadings = 2;

/** Whether a reading is one of the morning: before noon, by the clock of the device. */
export const isMorning = ({ at }: { readonly at: string }): boolean => at.slice(11) < '12:00';

/** The mean of both numbers; undefined without a reading. */
export function meanPressure(readings: readonly Pressure[]): Pressure | undefined {
  if (readings.length === 0) return undefined;
  const mean = (numberOf: (reading: Pressure) => number) =>
    meanOf(readings.map(numberOf).sort((one, other) => one - other));
  return { systolic: mean(({ systolic }) => systolic), diastolic: mean(({ diastolic }) => diastolic) };
}

/** Each day with the mean of all its readings, and those of its morning and of its later hours apart; the earliest first. */
export function pressureDays(readings: readonly PressureReading[]): PressureMean[] {
  return groupBy(readings, ({ at }) => dayAt(at)).map(([day, own]) => ({
    day,
    ...(meanPressure(own) ?? noPressure),
    morning: meanPressure(own.filter(isMorning)),
    later: meanPressure(own.filter((reading) => !isMorning(reading))),
    count: own.length,
    isFew: own.length < wantedReadings,
  }));
}

/** Each week with the mean of its days. It rests on few readings where all of its days do. */
export function pressureWeeks(days: readonly PressureMean[]): PressureMean[] {
  return groupBy(days, ({ day }) => mondayOf(day)).map(([monday, own]) => ({
    day: monday,
    ...(meanPressure(own) ?? noPressure),
    morning: meanPressure(known(own.map(({ morning }) => morning))),
    later: meanPressure(known(own.map(({ later }) => later))),
    count: own.reduce((sum, { count }) => sum + count, 0),
    isFew: own.every(({ isFew }) => isFew),
  }));
}

/** The mean of some days, morning and later hours apart, each as the mean of its days; undefined without a day. */
export function pressureOverall(days: readonly PressureMean[]) {
  const all = meanPressure(days);
  if (all === undefined) return undefined;
  return {
    all,
    morning: meanPressure(known(days.map(({ morning }) => morning))),
    later: meanPressure(known(days.map(({ later }) => later))),
  };
}

/** Sugar by the moment at which it was measured, in the order of the moments; of those that have a value. */
export function sugarByMoment<Moment extends ReadingOf<'sugar'>['moment']>(
  readings: readonly { readonly moment: Moment; readonly millimoles: number }[],
  moments: readonly Moment[],
): { moment: Moment; mean: number; count: number }[] {
  return moments.flatMap((moment) => {
    const own = readings.filter((reading) => reading.moment === moment).map(({ millimoles }) => millimoles);
    return own.length === 0 ? [] : [{ moment, mean: meanOf(own), count: own.length }];
  });
}

const noPressure: Pressure = { systolic: Number.NaN, diastolic: Number.NaN };

const known = (pressures: readonly (Pressure | undefined)[]): Pressure[] =>
  pressures.flatMap((pressure) => (pressure === undefined ? [] : [pressure]));
