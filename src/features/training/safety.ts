import { loadPhrases } from '#src/site/load-words.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { saidToAll, saidToMothers, saidToWomen } from './logic/safety-phrases.ts';

/** Lists of danger and caution as sentences of a language. */
export interface TrainingSafety {
  call: string;
  stopHeading: string;
  now: readonly string[];
  firstAid: readonly string[];
  today: readonly string[];
  rest: readonly string[];
  askHeading: string;
  /** Who waits, and then who asks first. */
  askFirst: readonly string[];
  start: string;
}

/** Who a plan is meant for. */
export type Readers = 'men' | 'women' | 'mothers' | 'everyone';

/**
 * The lists of danger and caution in a language: those of pregnancy only where women read them, and first where a plan is
 * meant for it.
 */
export async function loadTrainingSafety(language: BuiltLanguage, readers: Readers): Promise<TrainingSafety> {
  const phrases = await loadPhrases(language);
  const known = (name: string): string => {
    const phrase = phrases[name];
    if (phrase === undefined) throw new Error(`content/phrases has no "${name}" in ${language}.`);
    return phrase;
  };
  const first = readers === 'mothers' ? saidToMothers : { now: [], wait: [] };
  const last = readers === 'women' || readers === 'everyone' ? saidToWomen : { now: [], ask: [] };
  return {
    call: known('call'),
    stopHeading: known('stop-head'),
    now: [...first.now, ...saidToAll.now, ...last.now].map(known),
    firstAid: saidToAll.firstAid.map(known),
    today: saidToAll.today.map(known),
    rest: saidToAll.rest.map(known),
    askHeading: known('ask-head'),
    askFirst: [...first.wait, ...saidToAll.wait, ...saidToAll.ask, ...last.ask].map(known),
    start: known('start-ok'),
  };
}
