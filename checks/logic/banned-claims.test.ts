import { expect, test } from 'vitest';
import { siteRules } from '#checks/rules/rules.testing.ts';
import { checkBannedClaims } from './banned-claims.ts';
import { textSet } from './text-set.ts';

const problemsOf = (language: 'en' | 'fr' | 'rw' | 'sw', text: string) =>
  checkBannedClaims(
    textSet(language, [{ file: 'page.yaml', prefix: '', content: { text } }]),
    siteRules['banned-claims'],
  );

test.each([
  ['en', 'Green tea cures diabetes.'],
  ['en', 'This workout burns belly fat.'],
  ['en', 'A guaranteed way to lose weight.'],
  ['en', 'Legs and hips are problem areas.'],
  ['en', 'People who commit suicide often had told someone.'],
  ['fr', 'Le gingembre guérit la toux.'],
  ['fr', 'Un exercice qui brûle les graisses.'],
  ['sw', 'Zoezi hili huchoma mafuta ya tumbo.'],
  ['rw', 'Uyu muti ni igitangaza.'],
] as const)('in %s the text “%s” is refused', (language, text) => {
  expect(problemsOf(language, text)).toHaveLength(1);
});

test.each([
  ['en', 'There is no cure for the common cold.'],
  ['en', 'No drink removes fat from one part of the body.'],
  ['fr', 'La marche peut aider à perdre du poids.'],
] as const)('in %s the text “%s” may stand', (language, text) => {
  expect(problemsOf(language, text)).toEqual([]);
});
