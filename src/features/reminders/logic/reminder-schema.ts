import * as z from 'zod/mini';
import { reminderLimits, reminderTopics } from './topics.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Content of an entry of the kind `reminder`. */
export const reminderSchema = z.object({
  topic: z.enum(reminderTopics),
  /** In the person's own words; empty where the topic says it all. */
  text: z.string().check(z.maxLength(reminderLimits.text)),
  /** The first day. */
  from: day,
  /** The last day, itself included; without it there is no end. */
  until: z.optional(day),
  /** The days of the week, 0 for Monday to 6 for Sunday; none for a single day, which is `from`. */
  weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
  /** The times of each day, the earliest first. */
  times: z.array(time).check(z.minLength(1), z.maxLength(reminderLimits.times)),
  /** From when to when it is quiet; may go over midnight. A time inside is left out. */
  quiet: z.optional(z.object({ from: time, to: time })),
  /** IANA name of the time zone in which days and times are meant: `Africa/Kigali`. */
  zone: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The language in which mails and notifications of it are written. */
  language: z.enum(['en', 'fr', 'rw', 'sw']),
  /** How the server reminds, for members who copy to their account; a calendar file needs no server. */
  mail: z.boolean(),
  push: z.boolean(),
  /** Whether it rests for now. */
  paused: z.optional(z.boolean()),
});
export type Reminder = z.infer<typeof reminderSchema>;
