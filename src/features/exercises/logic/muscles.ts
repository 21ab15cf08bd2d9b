/** The muscles that exercises name: what a physiotherapist would tell apart, and a body map can show. */
export const muscles = [
  'neck',
  'trapezius',
  'deltoids',
  'pectorals',
  'biceps',
  'triceps',
  'forearms',
  'abdominals',
  'obliques',
  'transversus-abdominis',
  'pelvic-floor',
  'diaphragm',
  'latissimus-dorsi',
  'rhomboids',
  'erector-spinae',
  'gluteus-maximus',
  'gluteus-medius',
  'hip-flexors',
  'adductors',
  'quadriceps',
  'hamstrings',
  'calves',
  'tibialis-anterior',
] as const;

export type Muscle = (typeof muscles)[number];
