import { z } from 'zod';
import { languageCodes } from '#src/words/languages.ts';

const lineSchema = z.strictObject({
  /** Digits as one dials them, in quotes so that none is lost. */
  number: z.string().regex(/^\+?\d{2,15}$/),
  reach: z.enum(['call', 'text']),
  /** What to write in a message. */
  word: z.string().optional(),
  service: z.enum(['emergency', 'ambulance', 'crisis', 'health', 'child', 'violence']),
  /** Left out where it is not known. */
  hours: z.literal('always').optional(),
  /** The kind of text that the number was seen in. */
  basis: z.enum(['operator', 'government', 'press', 'specification']),
  lastVerified: z.coerce.date(),
});

const lines = z.array(lineSchema);

/** emergency-lines.yaml. */
export const emergencyLinesSchema = z.strictObject({
  defaults: z.record(z.enum(languageCodes), lines.min(1)),
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), lines),
});

export type EmergencyLine = z.infer<typeof lineSchema>;
