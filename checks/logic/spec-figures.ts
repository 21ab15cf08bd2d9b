import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** A figure that a page has to give, and the words without which it would mislead today. */
export interface SpecFigure {
  /** The page, as keys of its texts begin. */
  page: string;
  figure: RegExp;
  /** Somewhere on the same page: what today's guidance adds to the figure. */
  safe: RegExp;
}

/**
 * Every figure that the specification asks for stands on its page, with its safe wording. English only: that the other
 * languages state the same numbers is a check of its own.
 */
export function checkSpecFigures(english: TextSet<'en'>, figures: readonly SpecFigure[]): Problem[] {
  return figures.flatMap(({ page, figure, safe }) => {
    const texts = [...english.texts.values()].filter(({ key }) => key.startsWith(`${page}.`));
    const [first] = texts;
    const missing = [figure, safe].filter((wanted) => !texts.some(({ text }) => wanted.test(text)));
    return missing.map((wanted) => ({
      file: first?.file ?? page,
      key: page,
      message: `The page has to say ${wanted}: the specification gives the figure, and editorial facts its safe wording.`,
    }));
  });
}

/** The specification's figures on the pages that are written. */
export const specFigures: readonly SpecFigure[] = [
  { page: 'pages:tips/dental-care', figure: /for 2 minutes/, safe: /twice a day/ },
  { page: 'pages:tips/dental-care', figure: /every 3–4 months/, safe: /sooner/ },
  { page: 'pages:tips/dental-care', figure: /check-up every 6 months/, safe: /3 months to 2 years/ },
  { page: 'pages:tips/eye-care', figure: /exam every 1–2 years suits most/, safe: /may need one less often/ },
  { page: 'pages:tips/eye-care', figure: /20-20-20 rule/, safe: /tip for comfort/ },
  {
    page: 'pages:tips/eye-care',
    figure: /at least 15 minutes/,
    safe: /20 or more is better.*emergency care/,
  },
  { page: 'pages:tips/maintain-weight', figure: /150 minutes.*or 75 minutes/, safe: /2 days/ },
  { page: 'pages:tips/maintain-weight', figure: /7–9 hours/, safe: /65/ },
  { page: 'pages:tips/maintain-weight', figure: /8 glasses/, safe: /heat|hot/i },
  { page: 'pages:tips/reduce-weight', figure: /150 minutes.*or 75 minutes/, safe: /strength/i },
  { page: 'pages:tips/reduce-weight', figure: /7–9 hours/, safe: /65/ },
  { page: 'pages:tips/reduce-weight', figure: /8 glasses/, safe: /limit from your doctor/ },
  { page: 'pages:tips/body-care/heart-care', figure: /150 minutes/, safe: /300 moderate/ },
  { page: 'pages:tips/body-care/heart-care', figure: /8 glasses/, safe: /limited your fluids/ },
  { page: 'pages:tips/mental-care', figure: /1 in 5 adults/, safe: /1 in 7/ },
  { page: 'pages:tips/mental-care', figure: /50%.*age 14/, safe: /half by 18/ },
  { page: 'pages:build-body-men/cardio/hiit', figure: /1 minute.*30 seconds/, safe: /rest for 60/ },
  { page: 'pages:build-body-women/cardio/hiit', figure: /30 seconds/, safe: /new to|beginner|first/i },
  {
    page: 'pages:build-body-women/pre-post-natal-workouts/core-and-pelvic',
    figure: /about 6 weeks/,
    safe: /after your check-up/,
  },
];
