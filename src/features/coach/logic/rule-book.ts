import type { ReadingKind } from '#src/features/health/logic/records.ts';
import type { RuleId } from './finding.ts';

/** What a rule reads: answers of the visitor, the log, the plan, what is known of a person, or readings of a kind. */
export type Reads = 'answers' | 'log' | 'plan' | 'person' | ReadingKind;

/** Where a rule and its numbers come from. */
export interface RuleOrigin {
  readonly reads: readonly Reads[];
  /** The page of the site that says the same; where a page for women and one for men do, that for women. */
  readonly page: `/${string}`;
  /** The id of a published source in `content/lists/sources.yaml`. */
  readonly source?: string;
}

const women = '/build-body-women';
const heartPage = '/tips/body-care/heart-care';
const cardio = '/build-body-men/beginner/easy-cardio';
const beginners = `${women}/beginner/intro-bodyweight`;
const strengthPage = `${women}/bodyweight-strength/full-body`;
const prenatal = `${women}/pre-post-natal-workouts/prenatal`;
const week = '/premium/training';

/** Every rule: what it reads, and the page and source that hold its number. */
export const ruleBook = {
  signs: { reads: ['answers'], page: cardio },
  pressureNow: { reads: ['pressure', 'person'], page: heartPage },
  pressureWait: { reads: ['pressure', 'person'], page: cardio, source: 'acsm-screen' },
  wait: { reads: ['answers'], page: cardio, source: 'acsm-screen' },
  ill: { reads: ['answers'], page: cardio },
  heart: { reads: ['person'], page: heartPage },
  young: {
    reads: ['answers', 'person'],
    page: '/build-body-men/beginner/easy-cardio',
    source: 'who-pa-guide',
  },
  birth: { reads: ['answers'], page: `${women}/pre-post-natal-workouts/postnatal` },
  pregnant: { reads: ['answers', 'person', 'log'], page: prenatal },
  illness: { reads: ['person'], page: cardio, source: 'acsm-screen' },
  pressureHigh: { reads: ['pressure'], page: heartPage },
  wasIll: { reads: ['answers'], page: cardio },
  pain: { reads: ['answers'], page: cardio },
  sleep: { reads: ['sleep', 'person'], page: cardio, source: 'nsf-sleep' },
  pulse: { reads: ['pulse', 'pressure'], page: '/build-body-men/recovery-mobility/post-workout-stretching' },
  weight: { reads: ['weight'], page: '/tips/reduce-weight' },
  first: { reads: ['log'], page: cardio },
  break: { reads: ['log'], page: week },
  pause: { reads: ['log'], page: strengthPage },
  missed: { reads: ['log', 'plan'], page: strengthPage },
  jump: { reads: ['log'], page: heartPage, source: 'acsm-2011' },
  enough: { reads: ['log'], page: '/workout', source: 'who-pa-guide' },
  raise: { reads: ['log'], page: heartPage, source: 'acsm-2011' },
  strength: { reads: ['log', 'answers'], page: '/workout', source: 'who-pa-guide' },
  balance: {
    reads: ['log', 'person'],
    page: `${women}/functional/balance-coordination`,
    source: 'who-pa-guide',
  },
  back: { reads: ['answers'], page: `${women}/core-abs/core-stability` },
  intervals: { reads: ['log', 'answers'], page: `${women}/cardio/hiit`, source: 'acsm-screen' },
  known: { reads: ['log'], page: strengthPage },
  fresh: { reads: ['log', 'plan'], page: beginners },
  hard: { reads: ['log'], page: week },
  easy: { reads: ['log'], page: week },
  rest: { reads: ['plan', 'log'], page: week, source: 'acsm-2011' },
  free: { reads: ['log'], page: cardio },
} as const satisfies Readonly<Record<RuleId, RuleOrigin>>;
