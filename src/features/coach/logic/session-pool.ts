import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import type { Choosable } from '#src/features/training/logic/choosable.ts';
import type { ShownBy } from '#src/features/training/logic/library.ts';
import type { Done } from '#src/features/training/logic/records.ts';
import { commonMuscles } from '#src/features/training/logic/rest-days.ts';
import type { CoachFacts } from './facts.ts';

type Address = Pick<Choosable, 'workout' | 'session'>;

const folders = { woman: '/build-body-women', man: '/build-body-men' } as const;
const maternal = '/build-body-women/pre-post-natal-workouts';

/** What beginners are given for their strength, in the order of the days. */
const firstStrength = (figure: ShownBy): Address[] =>
  ['plan-a', 'plan-b'].map((session) => ({
    workout: `${folders[figure]}/beginner/intro-bodyweight`,
    session,
  }));

/** Strength that spares a part: where the beginners' plans work what hurts, one of these may not. */
const sparing = {
  woman: [
    { workout: '/build-body-women/bodyweight-strength/upper-body', session: 'push-pull-arms' },
    { workout: '/build-body-women/bodyweight-strength/lower-body', session: 'hips-first' },
    { workout: '/build-body-women/glute-leg/glute-activation', session: 'calm-rounds' },
    { workout: '/build-body-women/core-abs/lower-abs', session: 'ladder' },
  ],
  man: [
    { workout: '/build-body-men/bodyweight-strength/upper-body', session: 'push-and-pull' },
    { workout: '/build-body-men/bodyweight-strength/lower-body', session: 'two-pairs' },
    { workout: '/build-body-men/glute-leg/glute-activation', session: 'four-light-moves' },
    { workout: '/build-body-men/core-abs/lower-abs', session: 'leg-control' },
  ],
} as const satisfies Readonly<Record<ShownBy, readonly Address[]>>;

/** Balance from a chair, without hops: the page for women, to which that for men sends whoever is not steady. */
const balance: Address = { workout: '/build-body-women/functional/balance-coordination', session: 'steady' };

const core = {
  woman: { workout: '/build-body-women/core-abs/core-stability', session: 'child-and-can' },
  man: { workout: '/build-body-men/core-abs/core-stability', session: 'holds-and-carry' },
} as const satisfies Readonly<Record<ShownBy, Address>>;

const prenatal: Address = { workout: `${maternal}/prenatal`, session: 'prenatal' };

/** Whether a session of the log was one of balance. */
export const isBalance = ({ workout = '' }: Pick<Done, 'workout'>): boolean =>
  workout.endsWith('/balance-coordination');

/** Whether a session of the log was the one for pregnancy. */
export const isPrenatal = ({ workout, session }: Pick<Done, 'workout' | 'session'>): boolean =>
  workout === prenatal.workout && session === prenatal.session;

/** Whether a session leaves breath for a few words only: intervals and jump rope. */
export const isHardSession = ({ workout, session }: Address): boolean =>
  /\/cardio\/(hiit|jump-rope)$/.test(workout) || session.includes('intervals');

/** A session as the catalogue knows it; undefined where there is no such one. */
export function fromCatalogue({ workouts }: Catalogue, address: Address): Choosable | undefined {
  const row = workouts[address.workout]?.sessions[address.session];
  return row && { ...row, workout: address.workout, session: address.session };
}

/** What no session of the week may do. */
export interface Bounds {
  readonly avoid: readonly Muscle[];
}

const spares = ({ hard }: Choosable, { avoid }: Bounds): boolean => commonMuscles(hard, avoid).length === 0;

/** The sessions of strength that somebody did most in the last four weeks; of equals the latest. */
export function knownStrength({ weeks, catalogue }: CoachFacts, bounds: Bounds): Choosable[] {
  const times = new Map<string, { address: Address; count: number; last: string }>();
  for (const { workout, session, date } of weeks.flatMap(({ done }) => done)) {
    if (workout === undefined || session === undefined) continue;
    const key = `${workout} ${session}`;
    const before = times.get(key);
    const last = before && before.last > date ? before.last : date;
    times.set(key, { address: { workout, session }, count: (before?.count ?? 0) + 1, last });
  }
  return [...times.values()]
    .sort(
      (one, other) =>
        other.count - one.count ||
        other.last.localeCompare(one.last) ||
        `${one.address.workout} ${one.address.session}`.localeCompare(
          `${other.address.workout} ${other.address.session}`,
        ),
    )
    .flatMap(({ address }) => fromCatalogue(catalogue, address) ?? [])
    .filter(
      (choice) =>
        choice.strength &&
        !isHardSession(choice) &&
        !isBalance(choice) &&
        !choice.workout.startsWith(maternal) &&
        spares(choice, bounds),
    );
}

/** What is proposed for strength, the most fitting first: what is known, what beginners are given, what spares a part. */
export function strengthChoices(facts: CoachFacts, bounds: Bounds): Choosable[] {
  const { catalogue, answers } = facts;
  const known = knownStrength(facts, bounds).slice(0, 2);
  if (known.length > 0) return known;
  const offered = (addresses: readonly Address[]) =>
    addresses
      .flatMap((address) => fromCatalogue(catalogue, address) ?? [])
      .filter((choice) => spares(choice, bounds));
  const beginners = offered(firstStrength(answers.figure));
  return beginners.length > 0 ? beginners : offered(sparing[answers.figure]).slice(0, 2);
}

/** The session of a part of the week; undefined where the catalogue has none, or it works what hurts. */
export function partChoice(
  part: 'balance' | 'back' | 'intervals' | 'prenatal',
  { catalogue, answers: { figure } }: CoachFacts,
  bounds: Bounds,
): Choosable | undefined {
  const addresses = {
    balance,
    back: core[figure],
    intervals: { workout: `${folders[figure]}/cardio/hiit`, session: 'start' },
    prenatal,
  } as const;
  const choice = fromCatalogue(catalogue, addresses[part]);
  return choice && spares(choice, bounds) ? choice : undefined;
}
