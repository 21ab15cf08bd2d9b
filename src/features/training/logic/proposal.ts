import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { addDays, type Day, daysBetween, daysPerWeek, mondayOf, weekOf } from './days.ts';
import { leastExtra, mostExtra } from './extra.ts';
import type { Done, Kept, Placement } from './records.ts';
import { commonMuscles } from './rest-days.ts';
import { changeFrom, type Placed, type PlanEdit, placedOn, removeFrom } from './week.ts';

/** Why a session is proposed with another size: the rule that it follows. */
export const reasons = ['twice-easy', 'was-hard', 'two-weeks-off'] as const;
export type Reason = (typeof reasons)[number];

/** One session of the proposed week. */
export interface ProposedSession {
  /** What it comes from: a session of that week, or where it has none one of this week. */
  readonly source: Placed;
  /** Its day; undefined where no day leaves its muscles their rest, so that it is left out. */
  readonly day: Day | undefined;
  readonly extra: number;
  readonly reason: Reason | undefined;
  /** Days of the log on which the reason rests, the latest first. */
  readonly because: readonly Day[];
}

export interface Proposal {
  readonly monday: Day;
  /** Whether the sessions are copied from this week, because next week has none. */
  readonly copied: boolean;
  readonly sessions: readonly ProposedSession[];
}

/** After so many days without training everything goes one step back. */
const longBreak = 14;
/** So often in a row a session has to feel easy. */
const easyTimes = 2;

/**
 * Next week, out of the plan and the log, by four rules: a session that felt easy twice in a row grows by a step; one that
 * felt hard or was left early the last time shrinks by a step; after two weeks without training all shrink by a step; and
 * no muscle is worked hard on two days that follow each other, also not on the Sunday before or from Sunday to Monday.
 *
 * @param today the day by the clock of the device
 */
export function proposeWeek(
  placements: readonly Kept<Placement>[],
  log: readonly Done[],
  today: Day,
): Proposal {
  const monday = addDays(mondayOf(today), daysPerWeek);
  const planned = placedOn(placements, weekOf(monday));
  const copied = planned.length === 0;
  const base = copied ? placedOn(placements, weekOf(today)) : planned;
  const sunday = addDays(monday, -1);
  const tired = [
    ...placedOn(placements, [sunday]).flatMap(({ placement }) => placement.hard),
    ...log
      .filter(({ date }) => date === sunday)
      .flatMap((done) => placements.find((placement) => isSame(placement, done))?.hard ?? []),
  ];
  const wished = base.map((source) => ({
    source,
    wish: copied ? addDays(source.day, daysPerWeek) : source.day,
    ...sizeOf(source.placement, log, today),
  }));
  const days = arrange(
    wished.map(({ source, wish }) => ({ hard: source.placement.hard, wish })),
    weekOf(monday),
    tired,
  );
  return {
    monday,
    copied,
    sessions: wished.map(({ wish: _, ...rest }, index) => ({ ...rest, day: days[index] })),
  };
}

const isSame = (
  { workout, session }: Pick<Placement, 'workout' | 'session'>,
  done: Pick<Done, 'workout' | 'session'>,
): boolean => done.workout === workout && done.session === session;

/** How large a session is to be, and why. */
function sizeOf(
  placement: Placement,
  log: readonly Done[],
  today: Day,
): Pick<ProposedSession, 'extra' | 'reason' | 'because'> {
  const same = { extra: placement.extra, reason: undefined, because: [] };
  const by = (steps: number, reason: Reason, because: readonly Day[]) => {
    const extra = Math.min(mostExtra, Math.max(leastExtra, placement.extra + steps));
    return extra === placement.extra ? same : { extra, reason, because };
  };
  // Its size is to prove itself first.
  if (placement.since > today) return same;
  const past = log.filter(({ date }) => date <= today).sort((one, other) => (one.date < other.date ? 1 : -1));
  const [latest] = past;
  if (latest === undefined) return same;
  if (daysBetween(latest.date, today) >= longBreak) return by(-1, 'two-weeks-off', [latest.date]);
  const own = past.filter((done) => isSame(placement, done) && done.date >= placement.since);
  const [last] = own;
  if (last === undefined) return same;
  if (last.felt === 'hard' || !last.whole) return by(-1, 'was-hard', [last.date]);
  const easy = own.slice(0, easyTimes);
  const isEasy = easy.length === easyTimes && easy.every(({ felt, whole }) => felt === 'easy' && whole);
  return isEasy
    ? by(
        1,
        'twice-easy',
        easy.map(({ date }) => date),
      )
    : same;
}

/**
 * A day for each session: its own, or the nearest one that leaves its muscles their rest.
 *
 * @param tired muscles that were worked hard on the day before the first
 * @returns undefined for a session that no day of the week is free for
 */
function arrange(
  sessions: readonly { hard: readonly Muscle[]; wish: Day }[],
  days: readonly Day[],
  tired: readonly Muscle[],
): (Day | undefined)[] {
  const worked = days.map((): Muscle[] => []);
  const isFree = (hard: readonly Muscle[], day: number) => {
    const before = day === 0 ? [...tired, ...(worked.at(-1) ?? [])] : (worked[day - 1] ?? []);
    // The week may come back: its Sunday lies beside its Monday.
    const after = worked[(day + 1) % days.length] ?? [];
    return commonMuscles(hard, [...before, ...after]).length === 0;
  };
  return sessions.map(({ hard, wish }) => {
    const wished = days.indexOf(wish);
    const nearest = days
      .map((_, day) => day)
      .sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished) || other - one);
    const found = nearest.find((day) => isFree(hard, day));
    if (found === undefined) return undefined;
    worked[found]?.push(...hard);
    return days[found];
  });
}

/** What has to be written so that a proposal stands in the plan. */
export function acceptProposal({ copied, sessions }: Proposal): PlanEdit {
  const edits = sessions.map(({ source, day, extra }): PlanEdit => {
    const { id: _id, until: _until, ...content } = source.placement;
    if (copied)
      return { save: day === undefined ? [] : [{ content: copyOf(content, day, extra) }], remove: [] };
    if (day === undefined) return removeFrom(source);
    return day === source.day && extra === content.extra ? nothing : changeFrom(source, { date: day, extra });
  });
  return { save: edits.flatMap(({ save }) => save), remove: edits.flatMap(({ remove }) => remove) };
}

/** This week's session on a day of next week, once. */
const copyOf = (content: Placement, day: Day, extra: number): Placement => ({
  ...content,
  date: day,
  weekly: false,
  extra,
  since: extra === content.extra ? content.since : day,
});

const nothing: PlanEdit = { save: [], remove: [] };
