import * as z from 'zod/mini';
import { sugarMoments } from './sugar-moments.ts';

const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const within = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const common = {
  /** The id of the entry of the person it belongs to. */
  person: z.string(),
  /** The minute, by the clock of the device: `2026-11-23T07:30`. */
  at: moment,
  /** What the person writes beside it. */
  remark: z.optional(z.string().check(z.maxLength(500))),
};

/** Content of an entry of the kind `reading`: one thing that was measured or noted. */
export const readingSchema = z.discriminatedUnion('what', [
  z.object({ ...common, what: z.literal('weight'), kilograms: within(20, 400) }),
  z.object({ ...common, what: z.literal('waist'), centimetres: within(30, 250) }),
  z.object({
    ...common,
    what: z.literal('pressure'),
    /** Millimetres of mercury. */
    systolic: whole(50, 300),
    diastolic: whole(20, 200),
    /** Beats a minute, which most devices show beside it. */
    pulse: z.optional(whole(20, 250)),
    arm: z.optional(z.enum(['left', 'right'])),
  }),
  z.object({
    ...common,
    what: z.literal('sugar'),
    /** Millimoles a litre: 1 is 18.016 milligrams a decilitre. */
    millimoles: within(0.5, 60),
    moment: z.enum(sugarMoments),
  }),
  z.object({ ...common, what: z.literal('water'), millilitres: whole(10, 5000) }),
  /** A night, named by the morning on which it ended. */
  z.object({ ...common, what: z.literal('sleep'), minutes: whole(0, 1440) }),
  /** The five answers of the WHO-5 in their order, each from 0 to 5. */
  z.object({
    ...common,
    what: z.literal('mood'),
    answers: z.array(whole(0, 5)).check(z.length(5)),
  }),
  z.object({ ...common, what: z.literal('pulse'), beats: whole(20, 250) }),
  z.object({ ...common, what: z.literal('note'), text: z.string().check(z.minLength(1), z.maxLength(2000)) }),
]);

/** Content of an entry of the kind `reading` whose person has a PIN: nothing of it can be read without that PIN. */
export const sealedReadingSchema = z.object({ person: z.string(), sealed: z.string() });

/** What of a person decides which ranges hold for them, and which do not. */
export const conditions = ['pregnant', 'diabetes', 'high-pressure', 'heart', 'kidney'] as const;

/** Content of an entry of the kind `person`: somebody who uses this phone. */
export const personSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  born: z.optional(day),
  sex: z.optional(z.enum(['female', 'male'])),
  centimetres: z.optional(within(50, 250)),
  conditions: z.optional(z.array(z.enum(conditions))),
  /** What opens the readings of a person with a PIN; base64 of random bytes and of a key that the PIN wraps. */
  lock: z.optional(z.object({ salt: z.string(), rounds: whole(1, 10_000_000), key: z.string() })),
});
