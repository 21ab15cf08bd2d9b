import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { sampleDate } from '#tests/support/sample.ts';
import { htmlOf, pages, sampledPages } from './support/site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // The menu stands twice in the page, for wide and for narrow windows, under one name; the style sheet shows one
      // of them at a time. The browser tests check the landmarks as they are shown.
      'unique-landmark': 'off',
    },
  }),
);

test('the sample holds every kind of page in every language, and every page with a tool', () => {
  const named = (from: typeof pages) => new Set(from.map(({ kind, language }) => `${kind} ${language}`));
  expect(named(sampledPages)).toEqual(named(pages));
  expect(pages.filter(({ isTool }) => isTool).filter((page) => !sampledPages.includes(page))).toEqual([]);
});

test(`the pages of the sample of ${sampleDate} are valid HTML`, async () => {
  const faults: string[] = [];
  for (const page of sampledPages) {
    const html = htmlOf(page);
    const { results } = await validator.validateString(html, page.file);
    const messages = results
      .flatMap((result) => result.messages)
      // The filters of exercises and of workouts act on each choice at once: there is nothing left to submit.
      .filter(({ ruleId }) => ruleId !== 'wcag/h32' || !/data-(exercise|workout)-filter/.test(html))
      // A fieldset that says that it groups nothing only switches the fields of other units off as a whole.
      .filter(
        ({ ruleId, offset }) =>
          ruleId !== 'wcag/h71' || !html.slice(offset - 1).startsWith('<fieldset role="presentation"'),
      );
    faults.push(
      ...messages.map(
        ({ ruleId, message, line, column }) => `${page.file}:${line}:${column} ${ruleId}: ${message}`,
      ),
    );
  }
  expect(faults).toEqual([]);
});
