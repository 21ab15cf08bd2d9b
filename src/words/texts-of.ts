import type { BuiltLanguage } from './languages.ts';
import { mirrorTexts } from './mirror-texts.ts';
import { resources } from './resources.ts';
import type { Resources, Texts } from './texts.ts';

/**
 * Every interface text of a language, for code that shows a group of them or hands a group to an island.
 *
 * @example textsOf('fr').calculators.water.result.title → 'Votre eau par jour'
 */
export function textsOf(language: BuiltLanguage): Texts {
  return trees[language];
}

const asTree = ({ translation, ...others }: Resources): Texts => ({ ...translation, ...others });

const trees: Readonly<Record<BuiltLanguage, Texts>> = {
  en: asTree(resources.en),
  fr: asTree(resources.fr),
  rw: asTree(resources.rw),
  sw: asTree(resources.sw),
  'ar-XB': asTree(mirrorTexts(resources.en)),
};
