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
import { englishTexts } from './english-texts.ts';
import type { Language } from './languages.ts';
import type { Resources } from './texts.ts';

export const namespaces = ['translation', 'tips', 'bodycare', 'haircare', 'mentalcare'] as const;

/** Every interface text, by language and namespace. A missing key in any language does not compile. */
export const resources: Readonly<Record<Language, Resources>> = {
  en: englishTexts,
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
