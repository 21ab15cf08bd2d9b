import type { Kept, Placement } from './records.ts';

/** A session of a workout, as a calendar shows it. */
export const hiitPlacement: Placement = {
  workout: '/build-body-men/hiit',
  session: 'main',
  name: 'HIIT',
  minutes: 25,
  counted: 50,
  strength: true,
  hard: [],
  step: 3,
  date: '2026-11-23',
  since: '2026-11-23',
  time: '06:30',
  weekly: false,
  extra: 0,
};

/** A session of half an hour that tires nothing, with what a test says of it. */
export const placementOf = (change: Partial<Kept<Placement>>): Kept<Placement> => ({
  id: 'id',
  workout: '/men/x',
  session: 'main',
  name: 'Session',
  minutes: 30,
  counted: 0,
  strength: false,
  hard: [],
  step: 5,
  date: '2026-11-23',
  time: '07:00',
  weekly: false,
  since: '2026-01-01',
  extra: 0,
  ...change,
});
