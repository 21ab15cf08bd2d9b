import { z } from 'zod';

/** One row of compendium.yaml: an activity of the Compendium of Physical Activities, by its five-digit code. */
export const compendiumSchema = z.strictObject({
  /** Energy as a multiple of that at rest. 20 is more than anything an exercise here can ask of a body. */
  met: z.number().min(1).max(20),
  /** The Compendium's own wording, shortened: for editors, never shown. */
  activity: z.string().min(4).max(80),
  /** Where the value stands. One that the newer edition was not read for stays with the older. */
  edition: z.literal([2024, 2011]),
  sources: z.array(z.string()).min(1),
});

export type CompendiumActivity = z.infer<typeof compendiumSchema>;
