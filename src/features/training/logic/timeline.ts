import {
  itemSeconds,
  type RepetitionTime,
  type TimedBlock,
  type TimedItem,
} from '#src/reading/kinds/workout/logic/duration.ts';

/** Warm-up, main part or cool-down of a session. */
export type SessionPart = 'warm-up' | 'main' | 'cool-down';

/** Exercises of a session done one after the other, so many rounds. */
export interface PlayedBlock extends TimedBlock {
  readonly part: SessionPart;
  readonly items: readonly PlayedItem[];
}

/** An item of a session; what it names as easier or harder goes before what the library names. */
export interface PlayedItem extends TimedItem {
  readonly easier?: string | undefined;
  readonly harder?: string | undefined;
  /** The exercise of the session, where another one was put in its place. */
  readonly insteadOf?: string | undefined;
}

/** Where a step stands in its session. */
interface Place {
  /** The block of the session and the item in it, from 0. */
  readonly block: number;
  readonly place: number;
  readonly part: SessionPart;
  /** The round of its part, from 1. */
  readonly round: number;
  readonly rounds: number;
}

/** One exercise, on one side or on both. */
export interface Move extends Place {
  readonly kind: 'move';
  readonly item: PlayedItem;
  /** Undefined where the exercise has no sides, or does both in turn. */
  readonly side: 'first' | 'second' | undefined;
  /** Seconds that run down; undefined where repetitions are counted, and the end is a tap. */
  readonly seconds: number | undefined;
  /** What one is asked to count to; undefined where time runs down. */
  readonly repetitions: number | undefined;
  /** Seconds that it takes: those that run down, or the repetitions at the tempo of the figure. */
  readonly expected: number;
}

export interface Rest extends Place {
  readonly kind: 'rest';
  readonly seconds: number;
  readonly expected: number;
}

export type Step = Move | Rest;

/**
 * A session as the steps that one does, from the first movement to the last. A rest after the last movement is left out:
 * nothing follows it.
 *
 * @param timeOf what is known of an exercise by its id
 */
export function timeline(
  blocks: readonly PlayedBlock[],
  timeOf: (exercise: string) => RepetitionTime,
): Step[] {
  const steps = blocks.flatMap(({ part, rounds, roundRest = 0, items }, block) =>
    Array.from({ length: rounds }, (_, index) => {
      const round = items.flatMap((item, place) => {
        const here = { block, place, part, round: index + 1, rounds };
        return [...moves(item, timeOf(item.exercise), here), ...rest(item.rest ?? 0, here)];
      });
      const end = { block, place: items.length, part, round: index + 1, rounds };
      return [...round, ...rest(index + 1 < rounds ? roundRest : 0, end)];
    }).flat(),
  );
  const joined = joinRests(steps);
  return joined.at(-1)?.kind === 'rest' ? joined.slice(0, -1) : joined;
}

/** Seconds from one step, counted from 0, to the end; of the whole session from 0. */
export function secondsFrom(steps: readonly Step[], first = 0): number {
  return steps.slice(first).reduce((sum, { expected }) => sum + expected, 0);
}

function moves(item: PlayedItem, time: RepetitionTime, place: Place): Move[] {
  const expected = itemSeconds({ ...item, rest: 0 }, time);
  const dose = { kind: 'move', item, repetitions: item.repetitions, ...place } as const;
  // Both sides of an alternating movement are one cycle: the figure does them in turn.
  const inTurn = !time.perSide || time.sidesInOneCycle === 2;
  if (inTurn) {
    return [
      { ...dose, side: undefined, seconds: item.seconds === undefined ? undefined : expected, expected },
    ];
  }
  const half = { ...dose, seconds: item.seconds, expected: expected / 2 };
  return [
    { ...half, side: 'first' },
    { ...half, side: 'second' },
  ];
}

function rest(seconds: number, place: Place): Rest[] {
  return seconds > 0 ? [{ kind: 'rest', seconds, expected: seconds, ...place }] : [];
}

/** Two rests after each other, such as after an exercise and after its round, are one. */
function joinRests(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    if (step.kind === 'rest' && before?.kind === 'rest') {
      const seconds = before.seconds + step.seconds;
      joined[joined.length - 1] = { ...before, seconds, expected: seconds };
    } else {
      joined.push(step);
    }
  }
  return joined;
}

/** A session with another exercise in the place of one of its items, in every round. */
export function exchange(
  blocks: readonly PlayedBlock[],
  { block, place }: Pick<Place, 'block' | 'place'>,
  exercise: string,
): PlayedBlock[] {
  return blocks.map((each, index) =>
    index === block
      ? { ...each, items: each.items.map((item, at) => (at === place ? inPlaceOf(item, exercise) : item)) }
      : each,
  );
}

const inPlaceOf = (item: PlayedItem, exercise: string): PlayedItem => ({
  ...item,
  exercise,
  insteadOf: item.exercise,
});

/** The step of a session that stands where a step of its earlier form stood; the first of its sides. */
export function sameStep(steps: readonly Step[], { block, place, round }: Step): number {
  const found = steps.findIndex(
    (step) => step.kind === 'move' && step.block === block && step.place === place && step.round === round,
  );
  return Math.max(0, found);
}
