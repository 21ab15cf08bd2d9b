import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './support/site.ts';

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

// The filter of the exercises acts on each choice at once: there is nothing left to submit.
test.for(pages)('$file is valid HTML', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file);
  const messages = results
    .flatMap((result) => result.messages)
    .filter(({ ruleId }) => ruleId !== 'wcag/h32' || !html.includes('data-exercise-filter'));
  expect(
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  ).toEqual([]);
});
