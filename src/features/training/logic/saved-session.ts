import { z } from 'zod/mini';
import type { Playback } from './playback.ts';

const savedSchema = z.object({
  workout: z.string(),
  session: z.string(),
  step: z.number(),
  before: z.number(),
  since: z.optional(z.number()),
  total: z.number(),
  left: z.number(),
  /** What was exchanged: block, place and the exercise that stands there now. */
  exchanged: z.array(z.tuple([z.number(), z.number(), z.string()])),
  extra: z.optional(z.number()),
  /** The steps that were skipped. */
  skipped: z._default(z.array(z.number()), []),
});

/** A session that is not over, as the device keeps it between a start and its end. */
export type SavedSession = Playback & z.infer<typeof savedSchema>;

/** @returns undefined for a text that an older or a strange page has written */
export function readSavedSession(text: string): SavedSession | undefined {
  try {
    const { since, ...saved } = savedSchema.parse(JSON.parse(text));
    return { ...saved, since };
  } catch {
    return undefined;
  }
}
