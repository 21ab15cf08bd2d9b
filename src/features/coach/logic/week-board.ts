import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { Choosable } from '#src/features/training/logic/choosable.ts';
import { addDays, type Day, daysPerWeek, mondayOf, weekOf } from '#src/features/training/logic/days.ts';
import { commonMuscles } from '#src/features/training/logic/rest-days.ts';
import { placedOn } from '#src/features/training/logic/week.ts';
import type { CoachFacts } from './facts.ts';
import { fromCatalogue } from './session-pool.ts';

/** No day holds more. */
const mostOnADay = 2;

/** Thursday, and Sunday for those who begin. */
const freeDay = 3;
const secondFreeDay = 6;

/** Days from Monday as 0, in the order in which they are filled where few are wanted. */
const fewDays = [1, 4, 0, 2, 5, 6];

/** The week that is proposed while it fills. */
export interface WeekBoard {
  readonly days: readonly Day[];
  /** Days that may hold something, from Monday as 0. */
  readonly open: readonly number[];
  /** Muscles that each day works hard. */
  readonly worked: readonly Muscle[][];
  /** How many sessions each day has. */
  readonly counts: number[];
  /** Muscles that the Sunday before works hard. */
  readonly tired: readonly Muscle[];
}

/** The Monday of the week that is proposed. */
export const nextMonday = (today: Day): Day => addDays(mondayOf(today), daysPerWeek);

/** An empty week, with its free days. */
export function emptyBoard(
  facts: CoachFacts,
  { isSundayFree, mostDays }: { isSundayFree: boolean; mostDays: number | undefined },
): WeekBoard {
  const days = weekOf(nextMonday(facts.today));
  const isOpen = (day: number) => day !== freeDay && !(isSundayFree && day === secondFreeDay);
  const open = fewDays.filter(isOpen).slice(0, mostDays);
  return {
    days,
    open: open.sort((one, other) => one - other),
    worked: days.map(() => []),
    counts: days.map(() => 0),
    tired: tiredOn(addDays(nextMonday(facts.today), -1), facts),
  };
}

/** What a day before the proposed week works hard: by the plan, and by the log where it is there already. */
function tiredOn(day: Day, { placements, log, catalogue }: CoachFacts): Muscle[] {
  const planned = placedOn(placements, [day]).flatMap(({ placement }) => placement.hard);
  const done = log
    .filter(({ date }) => date === day)
    .flatMap(({ workout = '', session = '' }) => fromCatalogue(catalogue, { workout, session })?.hard ?? []);
  return [...planned, ...done];
}

/** Whether a session may stand on a day: it is open, has room, and leaves its muscles about 48 hours. */
export function fits(
  { open, counts, worked, tired }: WeekBoard,
  day: number,
  hard: readonly Muscle[],
): boolean {
  const before = day === 0 ? tired : (worked[day - 1] ?? []);
  const after = worked[day + 1] ?? [];
  return (
    open.includes(day) &&
    (counts[day] ?? 0) < mostOnADay &&
    commonMuscles(hard, [...before, ...after]).length === 0
  );
}

/**
 * Puts a session on the first day that takes it.
 *
 * @param wished days from Monday as 0, the best first
 * @returns the day; undefined where none leaves its muscles their rest
 */
export function place(
  board: WeekBoard,
  { hard }: Pick<Choosable, 'hard'>,
  wished: readonly number[],
): Day | undefined {
  const day = wished.find((each) => fits(board, each, hard));
  if (day === undefined) return undefined;
  board.worked[day]?.push(...hard);
  board.counts[day] = (board.counts[day] ?? 0) + 1;
  return board.days[day];
}
