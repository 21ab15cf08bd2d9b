import { createInstance, type TFunction } from 'i18next';
import { type BuiltLanguage, fallbackLanguage } from './languages.ts';
import { mirrorTexts } from './mirror-texts.ts';
import { namespaces, resources } from './resources.ts';

/** Translates a key of any namespace: `t('shell.nav.home')`, `t('tips:explore')`. */
export type Translate = TFunction<typeof namespaces>;

const translations = createInstance();

await translations.init({
  resources: { ...resources, 'ar-XB': mirrorTexts(resources.en) },
  fallbackLng: fallbackLanguage,
  ns: [...namespaces],
  defaultNS: 'translation',
  // React escapes what it renders; escaping here too would show entities to the reader.
  interpolation: { escapeValue: false },
});

/** The translating function of one language. */
export function translator(language: BuiltLanguage): Translate {
  return translations.getFixedT(language, [...namespaces]);
}
