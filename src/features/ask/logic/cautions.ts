import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import type { Language } from '#src/words/languages.ts';
import type { AskedPage, Passage } from './passages.ts';

/** Beginnings of words, folded, of a question on medicines and doses, on children, or on a pregnancy. */
const careWords: Readonly<Record<Language, string>> = {
  en: 'medicin tablet pill drug dose mg antibiotic aspirin ibuprofen paracetamol inject child kid baby babies infant toddler pregnan breastfe antidepress lithium insulin',
  fr: 'medicament comprime pilule dose mg antibio aspirine ibuprofene paracetamol inject enfant bebe nourrisson enceinte grossesse allait antidepress lithium insuline',
  rw: 'umuti imiti ibinini ikinini dose mg antibiyotike aspirine ibuprofene parasetamoli urushinge umwana abana uruhinja impinja utwite atwite ntwite inda onsa konsa insuline',
  sw: 'dawa tembe kidonge vidonge dozi mg antibiotiki aspirini ibuprofen parasetamoli sindano mtoto watoto mchanga mjamzito ujauzito mimba kunyonyesha insulini',
};

/** Sections in which a page says who must not, and who asks a health worker first: the most general first. */
const cautionSections = [
  'ask-first',
  'who-should-not',
  'for-some-people',
  'for-some-women',
  'pregnancy-and-children',
  'children-and-risk',
  'pregnancy',
  'age-notes',
  'additionalTips',
  'see-worker',
];

/** Whether a question is of medicines, children or a pregnancy, where what is true for most is not true for all. */
export function asksForCare(question: string, language: Language): boolean {
  const beginnings = careWords[language].split(' ');
  return foldedWords(question).some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** Where a page says for whom its advice is not, or whom to ask first; undefined where it says nothing of it. */
export function cautionOf(page: AskedPage): Passage | undefined {
  return cautionSections
    .map((section) => page.passages.find((passage) => passage.section === section))
    .find((passage) => passage !== undefined);
}
