import { isCardio, type Measure, type MovementPattern } from '#src/features/exercises/logic/kinds.ts';
import type { SessionPart } from './timeline.ts';

/** What a first dose depends on. */
export interface DosedExercise {
  readonly pattern: MovementPattern;
  readonly measure: Measure;
}

/** How much of an exercise is done at a place of a session: so many times or so many seconds, and the rest after it. */
export interface Dose {
  readonly repetitions?: number | undefined;
  readonly seconds?: number | undefined;
  /** Seconds. */
  readonly rest: number;
}

/** What one does for minutes on end, without a rest. */
const steady: readonly string[] = [
  'walking',
  'brisk-walk-uphill',
  'cycling',
  'running',
  'stair-climb',
  'water-walking',
];

/** What needs strength, so that it is followed by a rest. */
const tiring: readonly MovementPattern[] = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'pull',
  'core',
  'carry',
  'jump',
];

/**
 * How much of an exercise to begin with, after the general rules of `content/lists/doses.yaml`, for people who are new to
 * it. The player knows neither breaths nor metres, so what is counted in them gets seconds.
 */
export function firstDose(id: string, { pattern, measure }: DosedExercise, part: SessionPart): Dose {
  if (isCardio(pattern)) {
    if (part !== 'main') return { seconds: 60, rest: 0 };
    return steady.includes(id) ? { seconds: 300, rest: 0 } : { seconds: 30, rest: 30 };
  }
  const rest = part === 'main' && tiring.includes(pattern) ? 30 : 0;
  if (measure !== 'repetitions') return { seconds: pattern === 'breathing' ? 60 : 30, rest };
  if (pattern === 'jump' || pattern === 'breathing') return { repetitions: 5, rest };
  return { repetitions: part === 'main' && tiring.includes(pattern) ? 10 : 8, rest };
}
