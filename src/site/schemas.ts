import { z } from 'zod';

/** What every file of words says of itself; a reader is told it as it is. */
export const reviewFields = {
  review: z.enum(['draft', 'second-reader', 'native-reviewed']),
  reviewed: z.coerce.date(),
  /** The digest of the English words that a translation was made from. */
  madeFrom: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
};

const webAddress = z.url({ protocol: /^https?$/ });

/** One row of sources.yaml. */
export const sourceSchema = z.strictObject({
  title: z.string().min(3).max(160),
  publisher: z.string().min(2).max(90),
  year: z.int().min(1900).max(2100).optional(),
  url: webAddress,
  /** Whether an editor has read the page itself while writing from it. */
  read: z.boolean(),
});

/** One row of calculators.yaml. */
export const calculatorFactsSchema = z.strictObject({
  sources: z.array(z.string()).min(1),
  checked: z.coerce.date(),
});

/** The only row of site.yaml. */
export const siteSchema = z.strictObject({
  name: z.string(),
  developer: z.string(),
  firstYear: z.int(),
  professionalNetwork: webAddress,
  photoNetwork: webAddress,
  codeHost: webAddress,
  mail: z.email(),
});

export type Source = z.infer<typeof sourceSchema>;
export type CalculatorFacts = z.infer<typeof calculatorFactsSchema>;
export type Site = z.infer<typeof siteSchema>;
