import enBodyCare from '#content/interface/en/bodycare.json' with { type: 'json' };
import enHairCare from '#content/interface/en/haircare.json' with { type: 'json' };
import enMentalCare from '#content/interface/en/mentalcare.json' with { type: 'json' };
import enTips from '#content/interface/en/tips.json' with { type: 'json' };
import enTranslation from '#content/interface/en/translation.json' with { type: 'json' };

/** The English texts; their shape is the type that every other language must have. */
export const englishTexts = {
  translation: enTranslation,
  tips: enTips,
  bodycare: enBodyCare,
  haircare: enHairCare,
  mentalcare: enMentalCare,
};
