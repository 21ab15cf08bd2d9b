/**
 * What every plan of exercise says about danger, as names of shared phrases, the gravest first. `now` calls for help at
 * once, `today` for a health worker on the same day, and at `rest` one stops and starts again easier another day. Who is
 * named in `wait` starts when a health worker has said yes, and who is named in `ask` talks to one before the first session.
 */
export const saidToAll = {
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
  firstAid: ['aid-chest', 'cpr', 'nothing-by-mouth', 'aid-faint', 'aid-sprain'],
  today: ['today-calf', 'today-load', 'today-head'],
  rest: ['rest-unwell', 'rest-sharp', 'rest-fever'],
  wait: ['wait-signs', 'wait-pressure', 'wait-recent'],
  ask: ['ask-disease', 'ask-bones', 'ask-fits', 'ask-sickle', 'ask-treatment'],
} as const;

/** What is added where a pregnant woman may read the plan; whether the plan is for her, the page says. */
export const saidToWomen = { now: ['now-pregnancy'], ask: ['ask-birth'] } as const;

/** Who waits with a plan that is meant for pregnancy and the time after birth. */
export const saidToMothers = {
  now: ['now-pregnancy'],
  wait: ['wait-bleeding', 'wait-placenta', 'wait-illness', 'wait-growth'],
} as const;

/** The shared phrases that plans of exercise show without naming them in their words. */
export const trainingPhrases: readonly string[] = [
  ...Object.values(saidToAll).flat(),
  ...Object.values(saidToWomen).flat(),
  ...Object.values(saidToMothers).flat(),
  'call',
  'stop-head',
  'ask-head',
  'start-ok',
];
