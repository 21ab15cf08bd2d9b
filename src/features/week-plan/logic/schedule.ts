/** What a day is about, by focus. Rest days carry the kind `rest` even where gentle movement is offered. */
export const focusKinds = {
  fullBodyStrength: 'strength',
  fullBodyWeights: 'strength',
  fullBody: 'strength',
  upperBodyStrength: 'strength',
  upperBodyStrengthWithCardio: 'strength',
  upperBodyAndCore: 'strength',
  upperBodyAndCoreStrength: 'strength',
  lowerBodyStrength: 'strength',
  lowerBody: 'strength',
  legStrength: 'strength',
  chestAndBack: 'strength',
  shouldersAndArms: 'strength',
  bodyweightCircuit: 'strength',
  upperBodyCircuit: 'strength',
  lowerBodyCircuit: 'strength',
  fullBodyCircuit: 'strength',
  core: 'core',
  coreAndAbs: 'core',
  coreAndAbsCircuit: 'core',
  coreAndCardio: 'core',
  hiit: 'cardio',
  fullBodyHiit: 'cardio',
  hiitOrRunning: 'cardio',
  runningOrCycling: 'cardio',
  runningOrSwimming: 'cardio',
  swimmingOrRowing: 'cardio',
  cyclingOrSwimming: 'cardio',
  activeRecovery: 'recovery',
  rest: 'rest',
  restOrWalk: 'rest',
  restOrYoga: 'rest',
  restOrActiveRecovery: 'rest',
  restOrLightActivity: 'rest',
  activeRecoveryOrRest: 'rest',
} as const satisfies Record<string, DayKind>;

export const dayKinds = ['strength', 'core', 'cardio', 'recovery', 'rest'] as const;
export type DayKind = (typeof dayKinds)[number];
export type Focus = keyof typeof focusKinds;

export const focuses = Object.keys(focusKinds) as Focus[];

/** How hard a day is: easy lets you sing, moderate lets you talk, hard leaves breath for a few words. */
export const efforts = ['easy', 'moderate', 'hard'] as const;
export type Effort = (typeof efforts)[number];

/** The facts of one day that the weekly sums need. */
export interface ScheduledDay {
  focus: Focus;
  /** Minutes with warm-up and cool-down; none on a plain rest day. */
  minutes?: number | undefined;
  effort?: Effort | undefined;
}

/** True for a day on which the visitor may as well do nothing. */
export function isRestDay({ focus }: Pick<ScheduledDay, 'focus'>): boolean {
  return focusKinds[focus] === 'rest';
}

/**
 * What a plan adds up to in a week. The gentle movement that a rest day offers is left out, since a visitor who rests
 * follows the plan as well.
 *
 * @returns minutes of training, the days that have them, and the days of muscle strengthening (core days not counted)
 */
export function weeklyTotals(days: readonly ScheduledDay[]): {
  minutes: number;
  trainingDays: number;
  strengthDays: number;
} {
  const training = days.filter((day) => !isRestDay(day));
  return {
    minutes: training.reduce((sum, day) => sum + (day.minutes ?? 0), 0),
    trainingDays: training.length,
    strengthDays: training.filter(({ focus }) => focusKinds[focus] === 'strength').length,
  };
}
