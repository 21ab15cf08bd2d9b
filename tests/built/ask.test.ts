import { expect, test } from 'vitest';
import { measurePages } from '#build/page-budgets.ts';
import { benchAsk, judgedQuestions } from '#scripts/bench-ask.ts';
import { siteDirectory } from '#scripts/site-paths.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { htmlOf, pages } from './support/site.ts';

/** Per cent of the questions of `tests/ask` with a good page among the passages that are shown; less is a step back. */
const least = { en: 90, fr: 90, rw: 85, sw: 85 } as const;
/** Per cent of the questions off our subjects that are refused. */
const leastRefused = 90;
const results = benchAsk(siteDirectory);

test.each(results)(
  'questions are answered from the right page ($language)',
  ({ language, questions, missed }) => {
    expect(questions).toBeGreaterThanOrEqual(40);
    expect(
      ((questions - missed.length) / questions) * 100,
      `missed: ${missed.join(' | ')}`,
    ).toBeGreaterThanOrEqual(least[language]);
  },
);

test('questions off our subjects are refused', () => {
  const asked = results.reduce((sum, { offSubject }) => sum + offSubject, 0);
  const wrong = results.flatMap(({ wronglyAnswered }) => wronglyAnswered);
  expect(((asked - wrong.length) / asked) * 100, wrong.join(' | ')).toBeGreaterThanOrEqual(leastRefused);
});

test('the page on which one asks comes with what it knows in 100 KB', async () => {
  const measured = await measurePages(siteDirectory);
  for (const { language, bytes } of results) {
    const page = measured.find((one) => one.path === routes.ask && one.language === language);
    expect((page?.weight.total ?? Number.POSITIVE_INFINITY) + bytes).toBeLessThanOrEqual(100 * 1024);
  }
});

test.each(languageCodes)('every page and section that is to answer is there (%s)', (language) => {
  const missing = judgedQuestions(language).flatMap((judged) => {
    const sections = (judged.sections ?? []).filter((place) => {
      const [path, section] = place.split('#');
      const page = pages.find((one) => one.shared === path && one.language === language);
      return page === undefined || !htmlOf(page).includes(` id="${section}"`);
    });
    return [...judged.pages.filter((path) => !pages.some(({ shared }) => shared === path)), ...sections];
  });
  expect(missing).toEqual([]);
});
