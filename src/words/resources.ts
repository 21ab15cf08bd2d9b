import enBodyCare from '#content/interface/en/bodycare.json' with { type: 'json' };
import enHairCare from '#content/interface/en/haircare.json' with { type: 'json' };
import enMentalCare from '#content/interface/en/mentalcare.json' with { type: 'json' };
import enTips from '#content/interface/en/tips.json' with { type: 'json' };
import enTranslation from '#content/interface/en/translation.json' with { type: 'json' };
import frBodyCare from '#content/interface/fr/bodycare.json' with { type: 'json' };
import frHairCare from '#content/interface/fr/haircare.json' with { type: 'json' };
import frMentalCare from '#content/interface/fr/mentalcare.json' with { type: 'json' };
import frTips from '#content/interface/fr/tips.json' with { type: 'json' };
import frTranslation from '#content/interface/fr/translation.json' with { type: 'json' };
import rwBodyCare from '#content/interface/rw/bodycare.json' with { type: 'json' };
import rwHairCare from '#content/interface/rw/haircare.json' with { type: 'json' };
import rwMentalCare from '#content/interface/rw/mentalcare.json' with { type: 'json' };
import rwTips from '#content/interface/rw/tips.json' with { type: 'json' };
import rwTranslation from '#content/interface/rw/translation.json' with { type: 'json' };
import swBodyCare from '#content/interface/sw/bodycare.json' with { type: 'json' };
import swHairCare from '#content/interface/sw/haircare.json' with { type: 'json' };
import swMentalCare from '#content/interface/sw/mentalcare.json' with { type: 'json' };
import swTips from '#content/interface/sw/tips.json' with { type: 'json' };
import swTranslation from '#content/interface/sw/translation.json' with { type: 'json' };
import type { Language } from './languages.ts';

export const namespaces = ['translation', 'tips', 'bodycare', 'haircare', 'mentalcare'] as const;

/** The English texts; their shape is the type that every other language must have. */
export const englishResources = {
  translation: enTranslation,
  tips: enTips,
  bodycare: enBodyCare,
  haircare: enHairCare,
  mentalcare: enMentalCare,
};

export type Resources = typeof englishResources;

/** Every interface text, by language and namespace. A missing key in any language does not compile. */
export const resources: Readonly<Record<Language, Resources>> = {
  en: englishResources,
  fr: {
    translation: frTranslation,
    tips: frTips,
    bodycare: frBodyCare,
    haircare: frHairCare,
    mentalcare: frMentalCare,
  },
  rw: {
    translation: rwTranslation,
    tips: rwTips,
    bodycare: rwBodyCare,
    haircare: rwHairCare,
    mentalcare: rwMentalCare,
  },
  sw: {
    translation: swTranslation,
    tips: swTips,
    bodycare: swBodyCare,
    haircare: swHairCare,
    mentalcare: swMentalCare,
  },
};
