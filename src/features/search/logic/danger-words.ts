import type { Language } from '#src/words/languages.ts';
import { foldedWords } from './folded-words.ts';

/** What people type who may be in danger of their own hand, or were attacked: folded beginnings of words, in their order. */
const dangerWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'suicid',
    'kill myself',
    'killing myself',
    'end my life',
    'ending my life',
    'want to die',
    'wants to die',
    'dont want to live',
    'not want to live',
    'wish i was dead',
    'self harm',
    'hurt myself',
    'cut myself',
    'cutting myself',
    'hang myself',
    'overdose',
    'rape',
  ],
  fr: [
    'suicid',
    'me tuer',
    'mourir',
    'en finir',
    'me faire du mal',
    'me blesser',
    'me pendre',
    'scarif',
    'surdose',
    'overdose',
    'viol',
    'violee',
  ],
  rw: [
    'kwiyahura',
    'niyahur',
    'kwiyica',
    'niyica',
    'niyice',
    'ndashaka gupfa',
    'nshaka gupfa',
    'nifuza gupfa',
    'sinshaka kubaho',
    'kwikomeretsa',
    'nikomerets',
    'kwimanika',
    'gufatwa ku ngufu',
    'yafashwe ku ngufu',
    'nafashwe ku ngufu',
  ],
  sw: [
    'kujiua',
    'kujinyonga',
    'nijiue',
    'najiua',
    'nataka kufa',
    'ninataka kufa',
    'sitaki kuishi',
    'kujidhuru',
    'kujiumiza',
    'kujikata',
    'kubakwa',
    'nimebakwa',
    'amebakwa',
    'nilibakwa',
    'najikata',
    'kujitoa uhai',
    'nimechoka kuishi',
    'nimechoka na maisha',
    'anataka kufa',
  ],
};

/**
 * Whether the words of a query ask for help at once, so that the way to it stands before all else.
 *
 * @example asksForHelp('I want to die', 'en') → true
 */
export function asksForHelp(query: string, language: Language): boolean {
  const words = foldedWords(query);
  return dangerWords[language].some((line) => {
    const sought = line.split(' ');
    return words.some((_, start) => sought.every((word, index) => words[start + index]?.startsWith(word)));
  });
}
