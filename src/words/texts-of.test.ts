import { expect, expectTypeOf, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { resources } from './resources.ts';
import type { Texts } from './texts.ts';
import { textsOf } from './texts-of.ts';

test.each(languageCodes)(
  '%s has its own texts of the default namespace and of the others in one tree',
  (language) => {
    const { common, tips, mentalcare } = textsOf(language);
    expect({ common, tips, mentalcare }).toEqual({
      common: resources[language].translation.common,
      tips: resources[language].tips,
      mentalcare: resources[language].mentalcare,
    });
  },
);

test('the pseudo-language has the English texts mirrored, with their placeholders', () => {
  const mirrored = textsOf('ar-XB');
  expect(mirrored.common.close).toBe(`\u202E${resources.en.translation.common.close}\u202C`);
  expect(mirrored.training.minutes.other).toContain('{{count}}');
});

test('a slice has the keys of its group, and no others', () => {
  type WaterTexts = Texts['calculators']['water'];
  expectTypeOf<WaterTexts['error']>().toEqualTypeOf<{ readonly invalidWeight: string }>();
  expectTypeOf<WaterTexts>().not.toHaveProperty('gender');
  expectTypeOf<Texts['tips']['categories']['eyeCare']['title']>().toEqualTypeOf<string>();
});

test('a counted text may have the forms of any language, but never lacks the last one', () => {
  type Minutes = Texts['training']['minutes'];
  expectTypeOf<{ other: string }>().toExtend<Minutes>();
  expectTypeOf<{ one: string; few: string; other: string }>().toExtend<Minutes>();
  expectTypeOf<{ one: string }>().not.toExtend<Minutes>();
});
