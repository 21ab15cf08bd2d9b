import { z } from 'zod';
import { movementPatterns } from './logic/kinds.ts';

/** One row of search-terms.yaml, under the words themselves: what they lead to. */
export const searchTermsSchema = z
  .strictObject({
    exercises: z.array(z.string()).min(1).optional(),
    patterns: z.array(z.enum(movementPatterns)).min(1).optional(),
  })
  .refine(({ exercises, patterns }) => exercises !== undefined || patterns !== undefined, 'Leads nowhere.');
