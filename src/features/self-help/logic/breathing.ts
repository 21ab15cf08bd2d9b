/** The parts of one breath, in their order. */
export const breathPhases = ['in', 'hold', 'out'] as const;
export type BreathPhase = (typeof breathPhases)[number];

/** Whole seconds of each phase; without a hold its seconds are 0. */
export type BreathRhythm = Readonly<Record<BreathPhase, number>>;

/** The specification's rhythm: 4 seconds in, 4 hold, 6 out. */
export const rhythmWithHold: BreathRhythm = { in: 4, hold: 4, out: 6 };

/** For whom a hold is not right, such as in pregnancy or with heart or lung disease. */
export const rhythmWithoutHold: BreathRhythm = { in: 4, hold: 0, out: 6 };

/** The minutes that a reader can choose; the shortest is for a first time. */
export const breathingMinutes = [1, 3, 5, 10] as const;

const secondsPerMinute = 60;

/** The seconds of one breath. */
export const roundSeconds = (rhythm: BreathRhythm): number => rhythm.in + rhythm.hold + rhythm.out;

/** How many whole breaths come nearest to the minutes: nobody is stopped in the middle of one. */
export function roundsIn(minutes: number, rhythm: BreathRhythm): number {
  return Math.round((minutes * secondsPerMinute) / roundSeconds(rhythm));
}

export interface BreathMoment {
  phase: BreathPhase;
  /** Whole seconds that the phase still lasts, from its length down to 1. */
  secondsLeft: number;
  /** How full the lungs are, from 0 to 1. */
  fullness: number;
  /** Of the whole exercise, rounded up. */
  minutesLeft: number;
}

/**
 * What to do at a moment of the exercise.
 *
 * @param elapsed seconds since the start, 0 or more
 * @returns undefined when all rounds are done
 */
export function momentAt(elapsed: number, minutes: number, rhythm: BreathRhythm): BreathMoment | undefined {
  const round = roundSeconds(rhythm);
  const left = roundsIn(minutes, rhythm) * round - elapsed;
  if (left <= 0) return undefined;
  let start = 0;
  const inRound = elapsed % round;
  for (const phase of breathPhases) {
    const passed = inRound - start;
    if (passed < rhythm[phase]) {
      return {
        phase,
        secondsLeft: Math.ceil(rhythm[phase] - passed),
        fullness: fullnessAt(phase, passed / rhythm[phase]),
        minutesLeft: Math.ceil(left / secondsPerMinute),
      };
    }
    start += rhythm[phase];
  }
  return undefined;
}

// Slow at both ends, as a breath is.
const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

function fullnessAt(phase: BreathPhase, part: number): number {
  if (phase === 'hold') return 1;
  return phase === 'in' ? eased(part) : 1 - eased(part);
}
