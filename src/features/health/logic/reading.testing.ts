import fc from 'fast-check';
import { addDays } from '#src/features/training/logic/days.ts';
import type { Reading } from './records.ts';
import { sugarMoments } from './sugar-moments.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** A record without those of its properties that are undefined, as it is kept. */
const without = <Content extends object>(content: Content): Content =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as Content;

const common = {
  person: fc.constant('somebody'),
  at: fc
    .record({
      back: fc.integer({ min: 0, max: 800 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    })
    .map(({ back, hour, minute }) => {
      const time = [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':');
      return `${addDays('2026-11-22', -back)}T${time}`;
    }),
  remark: maybe(
    fc.oneof(
      fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
      fc.constantFrom('=1+1', "'", "'=x", '-', '@a', ' b ', '\t', 'a;b,c"d\r\ne'),
    ),
  ),
};

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const whole = (min: number, max: number) => fc.integer({ min, max });

/** Any reading of one person, of about two years before the 23rd of November 2026. */
export const anyReading: fc.Arbitrary<Reading> = fc
  .oneof(
    fc.record({ ...common, what: fc.constant('weight' as const), kilograms: within(20, 400) }),
    fc.record({ ...common, what: fc.constant('waist' as const), centimetres: within(30, 250) }),
    fc.record({
      ...{ ...common, what: fc.constant('pressure' as const) },
      ...{ systolic: whole(50, 300), diastolic: whole(20, 200), pulse: maybe(whole(20, 250)) },
      arm: maybe(fc.constantFrom('left' as const, 'right' as const)),
    }),
    fc.record({
      ...{ ...common, what: fc.constant('sugar' as const), millimoles: within(0.5, 60) },
      moment: fc.constantFrom(...sugarMoments),
    }),
    fc.record({ ...common, what: fc.constant('water' as const), millilitres: whole(10, 5000) }),
    fc.record({ ...common, what: fc.constant('sleep' as const), minutes: whole(0, 1440) }),
    fc.record({
      ...{ ...common, what: fc.constant('mood' as const) },
      answers: fc.array(whole(0, 5), { minLength: 5, maxLength: 5 }),
    }),
    fc.record({ ...common, what: fc.constant('pulse' as const), beats: whole(20, 250) }),
    fc.record({
      ...{ ...common, what: fc.constant('note' as const) },
      text: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
    }),
  )
  .map(without);
