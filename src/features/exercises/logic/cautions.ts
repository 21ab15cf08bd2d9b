/** When an exercise is not done in pregnancy. */
const notInPregnancy = [
  'pregnancy-ask',
  'pregnancy-not',
  'pregnancy-belly',
  'pregnancy-not-new',
  'pregnancy-back-sag',
  'pregnancy-jumps',
  'pregnancy-lying',
  'pregnancy-loads',
  'pregnancy-overhead',
  'pregnancy-rolling',
] as const;

/**
 * What people are to take care of, one sentence each: who it concerns and what to do. Each is true of every exercise that
 * has it, and right when it is the only one that is read. The order is that of a page.
 */
export const cautions = [
  ...notInPregnancy,
  'pregnancy-back-flat',
  'pregnancy-hold',
  'pelvic-pain',
  'hernia',
  'breath-hold',
  'water',
  'glaucoma',
  'head-low',
  'rolling',
  'jumps',
  'back',
  'back-arch',
  'back-bend',
  'back-carry',
  'back-lift',
  'back-round',
  'wrists',
  'shoulders',
  'shoulders-load',
  'shoulders-prop',
  'knees',
  'knees-bend',
  'knees-deep',
  'knees-kneel',
  'knees-step',
  'new-joint',
  'hard-effort',
  'heart-pace',
  'blood-pressure',
  'tense-gently',
  'balance',
  'balance-water',
  'pelvic-floor',
  'floor',
] as const;

export type Caution = (typeof cautions)[number];

/** The cautions that keep an exercise out of a session for pregnancy. */
const limitsInPregnancy: readonly Caution[] = [...notInPregnancy, 'breath-hold'];

/** The cautions of an exercise that say when not to do it in pregnancy; those that only change how it is done are left out. */
export function pregnancyLimits({ cautions: own }: { readonly cautions: readonly Caution[] }): Caution[] {
  return own.filter((caution) => limitsInPregnancy.includes(caution));
}
