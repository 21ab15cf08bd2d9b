import { loadPhrases } from '#src/site/load-words.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/**
 * What every plan of exercise says about danger, as names of shared phrases, the gravest first. `now` calls for help at
 * once, `today` for a health worker on the same day, and at `rest` one stops and starts again easier another day. Who is
 * named in `wait` starts when a health worker has said yes, and who is named in `ask` talks to one before the first session.
 */
const everybody = {
  now: [
    'now-chest',
    'now-breath',
    'now-heartbeat',
    'now-stroke',
    'now-heat',
    'sugar-now',
    'now-urine',
    'now-head',
    'now-limb',
    'now-back',
  ],
  firstAid: ['cpr', 'nothing-by-mouth', 'aid-faint', 'aid-sprain'],
  today: ['today-calf', 'today-load', 'today-head'],
  rest: ['rest-unwell', 'rest-sharp', 'rest-fever'],
  wait: ['wait-signs', 'wait-pressure', 'wait-recent'],
  ask: ['ask-disease', 'ask-bones', 'ask-fits', 'ask-sickle', 'ask-treatment'],
} as const;

/** What is added where a pregnant woman may read the plan. */
const women = {
  now: ['now-pregnancy'],
  wait: ['wait-bleeding', 'wait-placenta', 'wait-illness', 'wait-growth'],
  ask: ['ask-birth'],
} as const;

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

/** The shared phrases that plans of exercise show without naming them in their words. */
export const trainingPhrases: readonly string[] = [
  ...Object.values(everybody).flat(),
  ...Object.values(women).flat(),
  'call',
  'stop-head',
  'ask-head',
  'start-ok',
];

/** The lists of danger and caution in a language; those of pregnancy only where women read them. */
export async function loadTrainingSafety(
  language: BuiltLanguage,
  { forWomen }: { forWomen: boolean },
): Promise<TrainingSafety> {
  const phrases = await loadPhrases(language);
  const known = (name: string): string => {
    const phrase = phrases[name];
    if (phrase === undefined) throw new Error(`content/phrases has no "${name}" in ${language}.`);
    return phrase;
  };
  const { now, wait, ask } = forWomen ? women : { now: [], wait: [], ask: [] };
  return {
    call: known('call'),
    stopHeading: known('stop-head'),
    now: [...everybody.now, ...now].map(known),
    firstAid: everybody.firstAid.map(known),
    today: everybody.today.map(known),
    rest: everybody.rest.map(known),
    askHeading: known('ask-head'),
    askFirst: [...everybody.wait, ...wait, ...everybody.ask, ...ask].map(known),
    start: known('start-ok'),
  };
}
