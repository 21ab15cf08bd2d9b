import { expect, test } from 'vitest';
import { siteRules } from '#checks/rules/rules.testing.ts';
import { sampleTexts } from './sample-texts.testing.ts';
import { checkTypography, typographySchema } from './typography.ts';

test.each([
  ['en', "Don't"],
  ['en', 'the “ideal" weight'],
  ['en', 'two  spaces'],
  ['en', 'Choose...'],
  ['en', 'Really ?'],
  ['en', 'A dot .'],
  ['en', '( a bracket)'],
  ['en', '10 %'],
  ['en', 'One.Two'],
  ['en', 'TODO'],
  ['en', 'Lorem ipsum'],
  ['en', 'weight: XXX'],
  ['fr', 'Vraiment ?'],
  ['fr', 'Vraiment?'],
  ['fr', 'Attention :'],
  ['fr', '10 %'],
  ['fr', '« bien\u00a0»'],
  ['fr', '«\u00a0bien »'],
  ['fr', 'le “bien”'],
  ['fr', '70 kg'],
  ['fr', '{{value}} kg'],
  ['fr', '1 200\u00a0kcal'],
  ['fr', "l'eau"],
  ['rw', "n'amazi"],
  ['rw', 'na amazi'],
  ['rw', 'indwara ya umutima'],
  ['rw', 'Iki ?'],
  ['sw', "ng'ombe"],
  ['sw', 'asilimia 10 %'],
  ['sw', '«afya»'],
] as const)('%s: “%s” has one fault', (language, text) => {
  expect(checkTypography(sampleTexts(language, { key: text }), siteRules.typography)).toHaveLength(1);
});

test.each([
  ['en', 'Don’t: it is “0.5 to 1,200 kg” (10%) at a.org. Choose… CC BY 4.0 {{low}}–{{high}}!'],
  [
    'fr',
    'L’eau\u00a0: «\u00a0bien\u00a0»\u202f! Oui\u00a0?! 10\u00a0% à 7:30, https://a.org, 1\u202f200\u00a0kcal',
  ],
  ['rw', 'Nywa amazi n’amata; ni 10 ku ijana. Za Amerika: 1,2; 1,3.'],
  ['sw', 'Ng’ombe: je, unajua? “Ndiyo” 10%.'],
] as const)('%s: “%s” is well set', (language, text) => {
  expect(checkTypography(sampleTexts(language, { key: text }), siteRules.typography)).toEqual([]);
});

test('the message shows the place of the fault', () => {
  const [problem] = checkTypography(sampleTexts('en', { key: "Please don't go" }), siteRules.typography);
  expect(problem?.message).toBe("Write the apostrophe as ’ (U+2019). See “Please don't go”.");
});

test('a language that keeps a set which is not there is refused, and so is a fault that is no pattern', () => {
  const rule = { fault: 'x', message: 'Write no x here.' };
  const rules = (shared: object, kept: string) =>
    typographySchema.safeParse({
      shared,
      languages: Object.fromEntries(
        ['en', 'fr', 'rw', 'sw'].map((language) => [language, { keeps: [kept] }]),
      ),
    }).success;
  expect(rules({ all: [rule] }, 'all')).toBe(true);
  expect(rules({ all: [rule] }, 'al')).toBe(false);
  expect(rules({ all: [{ ...rule, fault: '(' }] }, 'all')).toBe(false);
});
