import { z } from 'zod';
import { headFields, idSchema, label, pageFactsFields, prose } from '#src/reading/page-schemas.ts';

/** facts.yaml of the catalogue of an audience, or of one category of it. */
const facts = z.strictObject({
  kind: z.literal('catalogue'),
  ...pageFactsFields,
  /** The order of what stands below; what is not named follows. */
  children: z.array(idSchema).optional(),
});

const words = z.strictObject({
  ...headFields,
  /** The line on the card that leads here. */
  card: prose(160),
  /** Who must not start and when to get help at once, where that comes before every choice, as in pregnancy. */
  dangers: z.strictObject({ heading: label(90), lines: z.array(prose(400)).min(2).max(10) }).optional(),
  /** Who it is for and how to choose. */
  choose: z.array(prose(400)).min(2).max(5),
  safety: prose(400),
});

export const catalogueSchemas = { facts, words };
