import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { calculatorFactsSchema, siteSchema, sourceSchema } from '#src/content/schemas.ts';

export const collections = {
  sources: defineCollection({ loader: file('content/sources.yaml'), schema: sourceSchema }),
  calculators: defineCollection({ loader: file('content/calculators.yaml'), schema: calculatorFactsSchema }),
  site: defineCollection({ loader: file('content/site.yaml'), schema: siteSchema }),
};
