import type { Choosable } from '#src/features/training/logic/choosable.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import type { CoachFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { type Limits, limitsOf } from './limits.ts';
import { advised } from './rules/pace-rules.ts';
import { isPrenatal, knownStrength, partChoice, strengthChoices } from './session-pool.ts';
import { type SizeBounds, sizeOf } from './sizes.ts';
import { walkSummary } from './walk.ts';
import { emptyBoard, place, type WeekBoard } from './week-board.ts';

/** What a session of the proposal is for. */
export type Part = 'walk' | 'strength' | 'balance' | 'back' | 'intervals' | 'prenatal';

/** A session that is proposed for a day. */
export interface ProposedSession {
  /** Names it in its proposal. */
  readonly key: string;
  readonly part: Part;
  /** Undefined for a walk, which no page has. */
  readonly choice: Choosable | undefined;
  readonly day: Day;
  /** Whole minutes, with its steps. */
  readonly minutes: number;
  /** Minutes of it that count towards the 150. */
  readonly counted: number;
  readonly strength: boolean;
  readonly hard: Choosable['hard'];
  /** Steps harder than on its page, or easier. */
  readonly extra: number;
  readonly because: readonly Finding[];
}

/** Days for so many sessions of strength, from Monday as 0; the others follow where these are taken. */
const strengthWishes: Readonly<Record<number, readonly number[]>> = {
  1: [1, 4, 0, 2, 5, 6],
  2: [1, 4, 0, 2, 5, 6],
  3: [0, 2, 4, 5, 6, 1],
};
const intervalWishes = [5, 6, 2, 0, 1, 4];

/** A walk is no shorter and no longer, in minutes, and there are not more of them. */
export const walkBounds = { least: 10, most: 60, number: 5, unit: 5 } as const;

interface Work {
  readonly facts: CoachFacts;
  readonly limits: Limits;
  readonly findings: readonly Finding[];
  readonly board: WeekBoard;
  readonly sizes: SizeBounds;
}

const halved = (number: number, { half }: Limits): number => (half ? Math.ceil(number / 2) : number);

/**
 * The week that follows from the findings: first what needs rest between its days, then walks up to the minutes of the week.
 *
 * @param isRaised whether the minutes of the week grow: then no session does, because one thing grows at a time
 */
export function compose(
  facts: CoachFacts,
  findings: readonly Finding[],
  isRaised: boolean,
): ProposedSession[] {
  const limits = limitsOf(findings);
  const board = emptyBoard(facts, {
    isSundayFree: limits.secondFreeDay === true,
    mostDays: limits.mostDays,
  });
  const sizes = {
    isEasier: limits.easier === true || limits.half === true,
    mayGrow: !isRaised && limits.hold !== true,
  };
  const work: Work = { facts, limits, findings, board, sizes };
  if (findings.some(({ rule }) => rule === 'pregnant')) return pregnancyWeek(work);
  const sessions = [
    ...intervalPart(work),
    ...strengthPart(work),
    ...otherPart('balance', work),
    ...otherPart('back', work),
  ];
  const counted = sessions.reduce((sum, session) => sum + session.counted, 0);
  const minutes = Math.min(limits.minutes ?? 0, advised.most) * (limits.half ? 0.5 : 1);
  return inOrder([...sessions, ...walks(work, minutes - counted)]);
}

const inOrder = (sessions: readonly ProposedSession[]): ProposedSession[] =>
  [...sessions].sort((one, other) => one.day.localeCompare(other.day));

const whyOf = ({ findings }: Work, ...rules: readonly Finding['rule'][]): Finding[] =>
  findings.filter(({ rule }) => rules.includes(rule));

function sessionOf(
  part: Part,
  choice: Choosable,
  day: Day,
  { extra, because }: { extra: number; because: readonly Finding[] },
): ProposedSession {
  const minutes = Math.max(1, choice.minutes + choice.step * extra);
  const { counted, strength, hard } = choice;
  return { key: `${part} ${day}`, part, choice, day, minutes, counted, strength, hard, extra, because };
}

function intervalPart(work: Work): ProposedSession[] {
  const { facts, limits, board } = work;
  if (!limits.intervals || limits.noHard || limits.hold) return [];
  const choice = partChoice('intervals', facts, limits);
  const day = choice && place(board, choice, intervalWishes);
  if (choice === undefined || day === undefined) return [];
  // Nothing else stands beside intervals.
  board.counts[board.days.indexOf(day)] = Number.POSITIVE_INFINITY;
  return [sessionOf('intervals', choice, day, { extra: 0, because: whyOf(work, 'intervals') })];
}

function strengthPart(work: Work): ProposedSession[] {
  const { facts, limits, board, sizes } = work;
  const choices = strengthChoices(facts, limits);
  const count = halved(limits.strengthDays ?? 0, limits);
  const isKnown = knownStrength(facts, limits).length > 0;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const choice = choices[index % choices.length];
    const day = choice && place(board, choice, openFirst(work, strengthWishes[count] ?? []));
    if (choice === undefined || day === undefined) return [];
    const size = sizeOf(choice, facts, sizes);
    const known: Finding[] = isKnown ? [{ rule: 'known', effect: {}, from: [] }] : [];
    return [
      sessionOf('strength', choice, day, {
        ...size,
        because: [...whyOf(work, 'strength'), ...known, ...size.because],
      }),
    ];
  });
}

/** Days without a session before those that have one. */
function openFirst({ board }: Work, wished: readonly number[]): number[] {
  const isEmpty = (day: number) => board.counts[day] === 0;
  return [...wished.filter(isEmpty), ...wished.filter((day) => !isEmpty(day))];
}

/** Days that have a session before those that have none: balance is trained before the strength of the same day. */
function busyFirst({ board }: Work): number[] {
  const isBusy = (day: number) => board.counts[day] === 1;
  const wished = [1, 4, 0, 2, 6, 5];
  return [...wished.filter(isBusy), ...wished.filter((day) => !isBusy(day))];
}

function otherPart(part: 'balance' | 'back', work: Work): ProposedSession[] {
  const { facts, limits, board, sizes } = work;
  const wanted = part === 'back' ? Number(limits.back === true) : (limits.balanceDays ?? 0);
  const choice = partChoice(part, facts, limits);
  const taken = new Set<number>();
  return Array.from({ length: halved(wanted, limits) }).flatMap(() => {
    const free = busyFirst(work).filter((index) => !taken.has(index));
    const day = choice && place(board, choice, free);
    if (choice === undefined || day === undefined) return [];
    taken.add(board.days.indexOf(day));
    const size = sizeOf(choice, facts, sizes);
    return [sessionOf(part, choice, day, { ...size, because: [...whyOf(work, part), ...size.because] })];
  });
}

/** Walks that come to so many minutes or a little less, on days without a session before those that have one. */
function walks(work: Work, minutes: number, lengths?: readonly number[]): ProposedSession[] {
  const { board } = work;
  const days = [0, 1].flatMap((count) => board.open.filter((day) => board.counts[day] === count));
  const planned = lengths ?? walkLengths(minutes, days.length);
  const because = whyOf(
    work,
    'first',
    'break',
    'pause',
    'missed',
    'jump',
    'enough',
    'raise',
    'wasIll',
    'pregnant',
  );
  return planned.slice(0, days.length).flatMap((length, index) => {
    const day = board.days[days[index] ?? -1];
    if (day === undefined) return [];
    const { step: _, ...summary } = walkSummary(length);
    return [{ key: `walk ${day}`, part: 'walk', choice: undefined, day, ...summary, extra: 0, because }];
  });
}

/**
 * Minutes shared out over walks in fives, the longer ones first.
 *
 * @param days how many there may be
 * @example walkLengths(66, 6) → [15, 15, 15, 10, 10]
 */
export function walkLengths(minutes: number, days: number): number[] {
  const { least, most, number, unit } = walkBounds;
  const count = Math.min(days, number, Math.floor(minutes / least));
  const units = Math.floor(minutes / unit);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Math.min(most, unit * (Math.floor(units / count) + Number(index < units % count))),
  );
}

/** Three days of the plan for pregnancy and walks between, as its page lets them grow from week to week. */
function pregnancyWeek(work: Work): ProposedSession[] {
  const { facts, limits, board } = work;
  const choice = partChoice('prenatal', facts, limits);
  const trained = facts.weeks.filter(({ done }) => done.some(isPrenatal)).length;
  const isCareful = limits.hold === true || limits.half === true;
  const extra = trained < 2 || isCareful ? -1 : 0;
  const because = whyOf(work, 'pregnant');
  const sessions = Array.from({ length: halved(3, limits) }).flatMap(() => {
    const day =
      choice &&
      place(
        board,
        choice,
        [0, 2, 4].filter((index) => board.counts[index] === 0),
      );
    return choice && day ? [sessionOf('prenatal', choice, day, { extra, because })] : [];
  });
  const length = trained >= 3 && !isCareful ? 15 : 10;
  const between = trained === 0 || limits.half ? [] : [length, length];
  return inOrder([...sessions, ...walks(work, 0, between)]);
}
