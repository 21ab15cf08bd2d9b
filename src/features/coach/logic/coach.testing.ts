import type { Reading } from '#src/features/health/logic/records.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import { addDays } from '#src/features/training/logic/days.ts';
import { done } from '#src/features/training/logic/done.testing.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import type { SessionSummary } from '#src/features/training/logic/summary.ts';
import type { Answers } from './answers.ts';
import type { CoachInput } from './facts.ts';

/** A Wednesday; the week that is proposed begins on the 30th. */
export const today = '2026-11-25';
export const monday = '2026-11-30';

const session = (own: Partial<SessionSummary>) => ({
  name: 'Session',
  minutes: 20,
  counted: 0,
  strength: false,
  hard: [],
  step: 5,
  ...own,
});
const page = (id: string, own: Partial<SessionSummary>) => ({
  heading: 'Page',
  sessions: { [id]: session(own) },
});

const strong = { strength: true, hard: ['quadriceps', 'pectorals'] } as const;

/** The sessions that the coach may name, with muscles that meet. */
export const catalogue: Catalogue = {
  plans: {},
  workouts: Object.fromEntries(
    ['women', 'men'].flatMap((who) => {
      const folder = `/build-body-${who}`;
      return [
        [
          `${folder}/beginner/intro-bodyweight`,
          { heading: 'Beginners', sessions: { 'plan-a': session(strong), 'plan-b': session(strong) } },
        ],
        [
          `${folder}/bodyweight-strength/upper-body`,
          page('push-pull-arms', { strength: true, hard: ['pectorals'] }),
        ],
        [
          `${folder}/bodyweight-strength/lower-body`,
          page('hips-first', { strength: true, hard: ['quadriceps'] }),
        ],
        [`${folder}/bodyweight-strength/full-body`, page('two-blocks', { ...strong, minutes: 30 })],
        [
          `${folder}/functional/balance-coordination`,
          page('steady', { strength: true, hard: ['gluteus-medius'] }),
        ],
        [
          `${folder}/core-abs/core-stability`,
          {
            heading: 'Core',
            sessions: { 'child-and-can': session({ hard: ['obliques'] }), 'holds-and-carry': session({}) },
          },
        ],
        [`${folder}/cardio/hiit`, page('start', { counted: 8, hard: ['calves'] })],
        [
          `${folder}/pre-post-natal-workouts/prenatal`,
          page('prenatal', { strength: true, hard: ['quadriceps'] }),
        ],
      ];
    }),
  ),
};

export const well: Answers = { goal: 'move', state: 'well', stage: 'adult', pain: 'none', figure: 'woman' };

/** A session of the log, so many days ago. */
export const ago = (days: number, own: Partial<Done> = {}): Kept<Done> => ({
  ...done({ ...own, date: addDays(today, -days) }),
  id: `${days} ${own.session ?? ''} ${own.counted ?? ''}`,
});

/** A reading, so many days ago. */
export function noted<Content extends object>(days: number, content: Content) {
  const at = `${addDays(today, -days)}T07:00`;
  return { id: `reading ${days}`, person: 'me', at, ...content };
}

/** What the coach gets: nothing but what a test says. */
export const inputOf = ({
  answers,
  ...own
}: Partial<Omit<CoachInput, 'answers'>> & { answers?: Partial<Answers> } = {}): CoachInput => ({
  today,
  log: [],
  placements: [],
  readings: [],
  catalogue,
  ...own,
  answers: { ...well, ...answers },
});

/** A blood pressure of today. */
export const pressure = (systolic: number, diastolic: number): Reading & { id: string } =>
  noted(0, { what: 'pressure' as const, systolic, diastolic });
