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
  const known = translators.get(language) ?? remembering(translations.getFixedT(language, [...namespaces]));
  translators.set(language, known);
  return known;
}

const translators = new Map<BuiltLanguage, Translate>();

/** Looks up a text without values once: pages ask half a million times for a few thousand of them. */
function remembering(translate: Translate): Translate {
  const known = new Map<unknown, unknown>();
  return new Proxy(translate, {
    apply(target, self, parameters) {
      const [key] = parameters;
      if (parameters.length !== 1 || typeof key !== 'string') return Reflect.apply(target, self, parameters);
      if (!known.has(key)) known.set(key, Reflect.apply(target, self, parameters));
      return known.get(key);
    },
  });
}
