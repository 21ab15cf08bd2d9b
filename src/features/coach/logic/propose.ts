import type { Day } from '#src/features/training/logic/days.ts';
import { compose, type ProposedSession } from './compose.ts';
import { type CoachFacts, type CoachInput, factsOf } from './facts.ts';
import type { Finding } from './finding.ts';
import { illness, pain, pressureHigh, pulse, sleep, wasIll, weight } from './rules/care-rules.ts';
import { paceOf } from './rules/pace-rules.ts';
import { back, balanced, intervals, pregnant, strength } from './rules/part-rules.ts';
import { birth, heart, ill, pressureNow, pressureWait, signs, wait, young } from './rules/stop-rules.ts';
import { nextMonday } from './week-board.ts';

/** Next week as the rules would have it, or why there is none. */
export interface Proposal {
  readonly monday: Day;
  /** Whether somebody is told what to do first, and gets no week. */
  readonly isStopped: boolean;
  /** The rules that apply, the gravest first. */
  readonly findings: readonly Finding[];
  /** Day by day. */
  readonly sessions: readonly ProposedSession[];
}

type Rule = (facts: CoachFacts) => Finding | undefined;

/** The gravest first: danger before everything else. */
const stopRules: readonly Rule[] = [signs, pressureNow, pressureWait, wait, ill, heart, young, birth];
const careRules: readonly Rule[] = [pregnant, illness, pressureHigh, wasIll, pain, sleep, pulse, weight];
const partRules: readonly Rule[] = [strength, balanced, back, intervals];

const applying = (rules: readonly Rule[], facts: CoachFacts): Finding[] =>
  rules.flatMap((rule) => rule(facts) ?? []);

/** What may grow stays as it is where a rule holds it. */
function held(pace: Finding, { weeks: [now] }: CoachFacts): Finding {
  if (pace.rule !== 'raise') return pace;
  return { ...pace, effect: { minutes: now.counted }, numbers: { target: now.counted } };
}

/**
 * The coach: next week out of the log, the plan, the readings and the answers. The same entries on the same day give the same
 * week; nothing of it is learned, guessed or sent.
 */
export function propose(input: CoachInput): Proposal {
  const facts = factsOf(input);
  const monday = nextMonday(input.today);
  const stops = applying(stopRules, facts);
  if (stops.length > 0) return { monday, isStopped: true, findings: stops, sessions: [] };
  const cares = applying(careRules, facts);
  const isHeld = cares.some(({ effect }) => effect.hold);
  const isMaternal = cares.some(({ rule }) => rule === 'pregnant');
  const wished = paceOf(facts);
  const pace = isHeld ? held(wished, facts) : wished;
  const isRaised = pace.rule === 'raise' && (pace.effect.minutes ?? 0) > facts.weeks[0].counted;
  const parts = isMaternal ? [] : [pace, ...applying(partRules, facts)];
  const findings = [...cares, ...parts];
  const sessions = compose(facts, findings, isRaised);
  return { monday, isStopped: false, findings: usedFindings(findings, sessions), sessions };
}

const always: readonly Finding[] = [
  { rule: 'rest', effect: {}, from: [] },
  { rule: 'free', effect: {}, from: [] },
];

/** The rules of the week and those of its sessions, each once; what nothing came of is left out. */
function usedFindings(findings: readonly Finding[], sessions: readonly ProposedSession[]): Finding[] {
  const own = sessions.flatMap(({ because }) => because);
  const intervalsStand = sessions.some(({ part }) => part === 'intervals');
  const used = findings.filter(({ rule }) => rule !== 'intervals' || intervalsStand);
  const more = own.filter((one) => !used.some(({ rule }) => rule === one.rule));
  const once = more.filter((one, index) => more.findIndex(({ rule }) => rule === one.rule) === index);
  return [...used, ...once, ...always];
}
