import { z } from 'zod';
import type { Original } from '#checks/content/texts.ts';
import { patternSchema } from '#checks/rules/pattern.ts';
import { pathSchema } from '#src/reading/page-schemas.ts';
import { fallbackLanguage } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** spec-figures.yaml: the figures that a page has to give. */
export const specFiguresSchema = z.array(
  z.strictObject({
    page: pathSchema,
    figure: patternSchema('u'),
    /** Somewhere on the same page: what today's guidance adds to the figure, without which it would mislead. */
    safe: patternSchema('u'),
  }),
);

/**
 * Every figure that the specification asks for stands on its page, with its safe wording. English only: that the other
 * languages state the same numbers is a check of its own.
 */
export function checkSpecFigures(
  english: TextSet<Original>,
  figures: z.infer<typeof specFiguresSchema>,
): Problem[] {
  const pages = Map.groupBy(english.texts.values(), ({ key }) => key.slice(0, key.indexOf('.')));
  return figures.flatMap(({ page, figure, safe }) => {
    const texts = pages.get(`pages:${page.slice(1)}`) ?? [];
    const missing = [figure, safe].filter((wanted) => !texts.some(({ text }) => wanted.test(text)));
    return missing.map((wanted) => ({
      file: texts[0]?.file ?? `content/pages${page}/${fallbackLanguage}.yaml`,
      key: page,
      message: `The page has to say “${wanted.source}”: the specification gives the figure, and editorial facts its safe wording.`,
    }));
  });
}
