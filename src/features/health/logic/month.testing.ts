import { addDays, type Day } from '#src/features/training/logic/days.ts';
import type { Person, Reading } from './records.ts';

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Two people of one household, as a test or a screenshot needs them. */
export const people: readonly Person[] = [
  {
    name: 'Mukamana Espérance',
    ...{ born: '1974-03-12', sex: 'female', centimetres: 163, conditions: ['high-pressure'] },
  },
  {
    name: 'Jean-Bosco',
    born: '1956-08-01',
    sex: 'male',
    centimetres: 172,
    conditions: ['diabetes', 'heart'],
  },
];

interface Sample {
  readonly person: string;
  /** The last day. */
  readonly today: Day;
  readonly days: number;
  /** Which of the two people it is. */
  readonly who: 0 | 1;
}

/** What one of the two people enters in so many days: blood pressure twice a day, and of the other kinds what is usual. */
export function sampleReadings({ person, today, days, who }: Sample): Reading[] {
  const random = chance(who + 7);
  const about = (middle: number, spread: number) => middle + (random() - 0.5) * 2 * spread;
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).flatMap(
    (day, index) => {
      const weight = Math.round((about(78, 0.7) - Math.min(index, 40) * 0.04) * 10) / 10;
      const own = (time: string) => ({ person, at: `${day}T${time}` });
      const pressure = (time: string, systolic: number): Reading => ({
        ...{ ...own(time), what: 'pressure', arm: 'left', pulse: Math.round(about(74, 8)) },
        ...{ systolic: Math.round(about(systolic, 9)), diastolic: Math.round(about(86, 6)) },
      });
      const readings: Reading[] = [
        pressure('07:05', 142 - who * 6),
        ...(index % 5 === 3 ? [] : [pressure('20:10', 136 - who * 6)]),
        ...(index % 7 === 5 ? [] : [{ ...own('07:00'), what: 'weight' as const, kilograms: weight }]),
        { ...own('07:10'), what: 'sleep', minutes: Math.round(about(410, 70)) },
        { ...own('09:00'), what: 'water', millilitres: 500 },
        { ...own('15:00'), what: 'water', millilitres: 250 * Math.round(about(3, 2)) + 250 },
      ];
      if (index % 7 === 0)
        readings.push({ ...own('08:00'), what: 'waist', centimetres: 88 - Math.min(index, 40) * 0.1 });
      if (index % 14 === 6)
        readings.push({ ...own('21:00'), what: 'mood', answers: [3, 3, 2 + (index % 3), 4, 3] });
      if (index % 3 === 0) readings.push({ ...own('06:50'), what: 'pulse', beats: Math.round(about(66, 4)) });
      if (who === 1) {
        const sugar = (time: string, moment: 'fasting' | 'after-meal', middle: number): Reading => ({
          ...{ ...own(time), what: 'sugar', moment, millimoles: Math.round(about(middle, 1.2) * 10) / 10 },
        });
        readings.push(sugar('06:40', 'fasting', 7), sugar('14:00', 'after-meal', 9));
      }
      if (index % 9 === 4) {
        const text =
          'New tablet since today, one in the morning. A little dizzy when I stood up, but it went away.';
        readings.push({ ...own('19:00'), what: 'note', text });
      }
      return readings;
    },
  );
}

/** Minutes of training on every second day, as the training log has them. */
export const sampleMinutes = (today: Day, days: number): { day: Day; minutes: number }[] =>
  Array.from({ length: Math.ceil(days / 2) }, (_, index) => ({
    day: addDays(today, -2 * index),
    minutes: 20 + 5 * (index % 5),
  }));
