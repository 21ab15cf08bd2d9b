import { expect, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { resources } from './resources.ts';
import { translator } from './translate.ts';

test.each(languageCodes)('%s speaks its own texts', (language) => {
  expect(translator(language)('common.close')).toBe(resources[language].translation.common.close);
});

test.each(languageCodes)('%s has the texts of all five namespaces', (language) => {
  const t = translator(language);
  const { translation, tips, bodycare, haircare, mentalcare } = resources[language];
  expect([
    t('site.tagline'),
    t('tips:explore'),
    t('bodycare:header.title'),
    t('haircare:header.title'),
    t('mentalcare:header.title'),
  ]).toEqual([
    translation.site.tagline,
    tips.explore,
    bodycare.header.title,
    haircare.header.title,
    mentalcare.header.title,
  ]);
});

test('values are filled in as they are, since React escapes what it renders', () => {
  const text = translator('en')('shell.footer.credit', { developer: '<b>Tom & “Ann”</b>' });
  expect(text).toContain('<b>Tom & “Ann”</b>');
});

test('a placeholder without a value stays, so that an island can fill it in', () => {
  expect(translator('fr')('calculators.idealWeight.result.unit')).toMatch(/^\{\{value\}\}\s?kg$/);
});

test('the pseudo-language mirrors the English and keeps placeholders', () => {
  const t = translator('ar-XB');
  const { close } = resources.en.translation.common;
  expect(t('common.close')).toBe(`\u202E${close}\u202C`);
  expect(t('calculators.idealWeight.result.unit')).toContain('{{value}}');
});

test('a text that a language lacks is shown in English', () => {
  // No type knows such a language, but an address can name one.
  const t = translator('xx' as 'en');
  expect(t('common.close')).toBe(resources.en.translation.common.close);
});
