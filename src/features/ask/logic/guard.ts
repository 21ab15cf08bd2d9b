import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import type { Language } from '#src/words/languages.ts';
import { takeCitations } from './citations.ts';
import { closedTopicOf } from './closed-topics.ts';
import { holdsNumbers } from './numbers.ts';
import { contradicts, supportOf } from './support.ts';

/** A passage as the model got it. */
export interface GivenPassage {
  /** The titles of its page and of itself. */
  title: string;
  text: string;
}

/** Why a sentence of the model is left out. */
export type Fault =
  | 'uncited'
  | 'unknownPassage'
  | 'tooLong'
  | 'markup'
  | 'contact'
  | 'ofItself'
  | 'closedTopic'
  | 'numbers'
  | 'unsupported'
  | 'contrary';

/** A sentence that may be shown, with its passages counted from 0, or why it may not. */
export type Judgement = { text: string; cites: number[] } | { fault: Fault };

/** Characters of one sentence. */
const longest = 600;

/**
 * The share of a sentence's stems that its passages must hold: tried on our own pages, with the numbers that
 * docs/decisions/018-assistant.md gives.
 */
export const leastSupport = 0.6;

const markup =
  /[<>`{}|\\^~#_*=@[\]]|https?:|www\.|\b[a-z\d-]+\.(?:com|org|net|io|info|rw|tz|ke|ug|cd|bi|fr|ly|me|co|app|ai|dev)\b/iu;
const manyDigits = /\d(?:[\s().\u00a0\u202f-]?\d){6,}/u;
const calling =
  /\b(?:call|dial|phone|text|whatsapp|sms|appel\w+|telephon\w+|compos\w+|hamagar\w*|terefon\w*|telefon\w*|piga|pigia|simu)\b/u;

/** Of itself, of those who made it, of what it was told: words that no sentence needs, unless a passage has them too. */
const ownWords =
  /^(?:ai|chatbot\w*|gpt|chatgpt|openai|llama|assistant\w*|model|models|modele|modeles|modeli|prompt\w*|instruct\w*|instruction\w*|consigne\w*|amabwiriza|maagizo|maelekezo|passage\w*|rules?|regles?|training|trained|developer\w*|system|systeme|user|users|utilisateur\w*|mtumiaji|question|questions|swali|ikibazo|answer|answers|reponse\w*|jibu|igisubizo|sorry|desole\w*|samahani|imbabazi|ignor\w*|puuza)$/u;
const ownVoice: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|I[’'](?:m|ve|ll|d)|my|me|myself|we|our)\b/u,
  fr: /\b(?:je|moi|mon|ma|mes|nous|notre|nos)\b|\bj[’']/iu,
  rw: /\b(?:njye|jye|njyewe|jyewe|twe|twebwe|ndi|sindi)\b/iu,
  sw: /\b(?:mimi|sisi|yangu|wangu|langu|changu)\b/iu,
};

const listMark = /^\s*(?:[-*•–—+]|\d{1,2}[.)])\s+/;

function tidy(sentence: string): string {
  return sentence.replace(listMark, '').replaceAll('**', '').replaceAll('__', '').trim();
}

function speaksOfItself(sentence: string, held: string, language: Language): boolean {
  const known = new Set(foldedWords(held));
  const isOwn = foldedWords(sentence).some((word) => ownWords.test(word) && !known.has(word));
  return isOwn || ownVoice[language].test(sentence);
}

function isContact(sentence: string): boolean {
  const folded = foldedWords(sentence);
  const calls = folded.some((word) => calling.test(word)) && folded.some((word) => /^\d{3,}$/.test(word));
  return calls || manyDigits.test(sentence);
}

/**
 * Judges one sentence of the model by the passages that it names: only what they hold may be shown. What the rules cannot see
 * is whether a sentence joins words of a passage into something that it does not say.
 *
 * @param raw the sentence with its marks; [1] is the first passage
 * @example judgeSentence('Rinse for 20 minutes [1].', [{ title: 'Eyes', text: 'Rinse for 20 minutes.' }], 'en')
 *   → { text: 'Rinse for 20 minutes.', cites: [0] }
 */
export function judgeSentence(raw: string, passages: readonly GivenPassage[], language: Language): Judgement {
  const { text, marks } = takeCitations(tidy(raw));
  if (marks.length === 0) return { fault: 'uncited' };
  const cites = marks.map((mark) => mark - 1);
  const cited = cites.flatMap((index) => passages[index] ?? []);
  if (cited.length < cites.length) return { fault: 'unknownPassage' };
  const fault = faultOf(text, cited, language);
  return fault === undefined ? { text, cites } : { fault };
}

function faultOf(text: string, cited: readonly GivenPassage[], language: Language): Fault | undefined {
  const held = cited.map((passage) => passage.text).join('\n');
  const heldWithTitles = `${cited.map(({ title }) => title).join('\n')}\n${held}`;
  if (text.length > longest) return 'tooLong';
  if (markup.test(text)) return 'markup';
  if (isContact(text)) return 'contact';
  if (speaksOfItself(text, heldWithTitles, language)) return 'ofItself';
  if (closedTopicOf(text, [language]) !== undefined) return 'closedTopic';
  if (!holdsNumbers(text, held, language)) return 'numbers';
  if (supportOf(text, heldWithTitles, language) < leastSupport) return 'unsupported';
  return contradicts(text, held, language) ? 'contrary' : undefined;
}
