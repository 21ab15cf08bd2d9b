import type { Language } from '#src/words/languages.ts';
import { withoutAccents } from '#src/words/without-accents.ts';

/** A number of a text, as plain decimal text, and what it counts where that is a unit we know. */
export interface Quantity {
  value: string;
  unit: string | undefined;
}

/** The units of the four languages, folded, by the name that they share. */
const unitNames: Readonly<Record<string, readonly string[]>> = {
  second: ['s', 'sec', 'second', 'seconds', 'seconde', 'secondes', 'isegonda', 'amasegonda', 'sekunde'],
  minute: ['min', 'mins', 'minute', 'minutes', 'umunota', 'iminota', 'dakika'],
  hour: ['h', 'hour', 'hours', 'heure', 'heures', 'isaha', 'amasaha', 'saa'],
  day: ['day', 'days', 'jour', 'jours', 'umunsi', 'iminsi', 'siku'],
  week: ['week', 'weeks', 'semaine', 'semaines', 'icyumweru', 'ibyumweru', 'wiki'],
  month: ['month', 'months', 'mois', 'ukwezi', 'amezi', 'mwezi', 'miezi'],
  year: ['year', 'years', 'an', 'ans', 'annee', 'annees', 'umwaka', 'imyaka', 'mwaka', 'miaka'],
  time: ['time', 'times', 'fois', 'inshuro', 'incuro', 'mara'],
  gram: ['g', 'gram', 'grams', 'gramme', 'grammes', 'garama', 'gramu'],
  kilogram: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes', 'ibiro', 'ikiro'],
  milligram: ['mg', 'milligram', 'milligrams', 'milligramme', 'milligrammes', 'miligarama', 'miligramu'],
  litre: ['l', 'litre', 'litres', 'liter', 'liters', 'litiro', 'lita'],
  millilitre: ['ml', 'millilitre', 'millilitres', 'mililitiro', 'mililita'],
  centimetre: ['cm', 'centimetre', 'centimetres', 'santimetero', 'sentimita'],
  metre: ['m', 'metre', 'metres', 'meter', 'meters', 'metero', 'mita'],
  kilometre: ['km', 'kilometre', 'kilometres', 'ibirometero', 'kilometero', 'kilomita'],
  percent: ['%', 'percent', 'pourcent', 'asilimia', 'ijana'],
  kilocalorie: ['kcal', 'kilocalorie', 'kilocalories', 'calorie', 'calories', 'karori', 'kalori'],
  degree: ['°c', 'degree', 'degrees', 'degre', 'degres', 'dogere', 'nyuzi'],
  glass: ['glass', 'glasses', 'verre', 'verres', 'ikirahure', 'ibirahure', 'ibirahuri', 'glasi'],
};
const units = new Map(
  Object.entries(unitNames).flatMap(([unit, names]) => names.map((name) => [name, unit] as const)),
);

/** Numbers as words, from two on: one is an article in most of the languages. */
const numberWords: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: pairs(
    'two 2 twice 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 ninety 90 hundred 100 thousand 1000 half 0.5',
  ),
  fr: pairs(
    'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 dix 10 onze 11 douze 12 quinze 15 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 cent 100 mille 1000 moitie 0.5 demi 0.5 demie 0.5',
  ),
  rw: pairs(
    'kabiri 2 abiri 2 babiri 2 ebyiri 2 ibiri 2 bibiri 2 gatatu 3 atatu 3 batatu 3 eshatu 3 itatu 3 bitatu 3 kane 4 ane 4 bane 4 enye 4 ine 4 bine 4 gatanu 5 atanu 5 batanu 5 eshanu 5 itanu 5 bitanu 5 gatandatu 6 atandatu 6 esheshatu 6 itandatu 6 umunani 8 icumi 10 makumyabiri 20 mirongo 10 igice 0.5',
  ),
  sw: pairs(
    'mbili 2 mawili 2 wawili 2 viwili 2 miwili 2 tatu 3 matatu 3 watatu 3 vitatu 3 mitatu 3 nne 4 manne 4 wanne 4 vinne 4 minne 4 tano 5 matano 5 watano 5 vitano 5 mitano 5 sita 6 saba 7 nane 8 tisa 9 kumi 10 ishirini 20 thelathini 30 arobaini 40 hamsini 50 sitini 60 mia 100 elfu 1000 nusu 0.5',
  ),
};

function pairs(text: string): (readonly [string, string])[] {
  return [...text.matchAll(/(\S+) (\S+)/g)].map(([, word = '', value = '']) => [word, value] as const);
}

/** What stands between the ends of a range, and leaves the unit to the other end. */
const joints = new Set([
  '-',
  '–',
  'to',
  'and',
  'or',
  'a',
  'et',
  'ou',
  'na',
  'cyangwa',
  'kugeza',
  'kuri',
  'hadi',
  'au',
]);

const token = /\d+(?:[.,\s\u00a0\u202f]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)?|°?\p{L}+|[%–,;:.()-]/gu;

/** A written number in one spelling: 1,5 and 1.50 are 1.5; 2,000 and 2 000 are 2000. */
function plainNumber(written: string): string {
  const grouped = /^\d{1,3}(?:[.,\s\u00a0\u202f]\d{3})+(?![.,]?\d)/.test(written);
  const plain = grouped
    ? written.replace(/[.,\s\u00a0\u202f]/g, '')
    : written.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return String(Number(plain));
}

/**
 * The numbers of a text with their units, in digits or in words. A unit stands after its number, before it in Kinyarwanda and
 * Swahili too, or at the other end of a range.
 *
 * @example quantitiesOf('5 to 10 minutes', 'en') → [{ value: '5', unit: 'minute' }, { value: '10', unit: 'minute' }]
 */
export function quantitiesOf(text: string, language: Language): Quantity[] {
  const words = new Map(numberWords[language]);
  const tokens = withoutAccents(text).match(token) ?? [];
  const values = tokens.map((part) => (/^\d/.test(part) ? plainNumber(part) : words.get(part)));
  const unitsBefore = language === 'rw' || language === 'sw';

  function unitAt(index: number): string | undefined {
    const before = unitsBefore ? units.get(tokens[index - 1] ?? '') : undefined;
    return before ?? units.get(tokens[index + 1] ?? '');
  }
  function unitOf(index: number): string | undefined {
    const own = unitAt(index);
    if (own !== undefined) return own;
    for (const step of unitsBefore ? [1, -1] : [1]) {
      let at = index + step;
      while (joints.has(tokens[at] ?? '')) at += step;
      const isJoined = at !== index + step && values[at] !== undefined;
      const other = isJoined ? unitAt(at) : undefined;
      if (other !== undefined) return other;
    }
    return undefined;
  }
  return values.flatMap((value, index) => (value === undefined ? [] : [{ value, unit: unitOf(index) }]));
}

/**
 * Whether each number of a sentence stands in a text: with the same unit, where the sentence names one.
 *
 * @example holdsNumbers('Rinse for 20 min.', 'Rinse for 20 minutes.', 'en') → true
 */
export function holdsNumbers(sentence: string, text: string, language: Language): boolean {
  const held = quantitiesOf(text, language);
  return quantitiesOf(sentence, language).every(({ value, unit }) =>
    held.some((known) => known.value === value && (unit === undefined || known.unit === unit)),
  );
}
