import type { EquipmentKind, MovementPattern } from '#src/features/exercises/logic/kinds.ts';
import { belongingsFor } from './belongings.ts';
import type { AskedExercise, PlannedWorkout } from './planned-workout.ts';
import {
  type Aim,
  type ChoiceName,
  type Length,
  type Need,
  needs,
  type Place,
  places,
} from './workout-choices.ts';

const aimOfCategory: ReadonlyMap<string, Aim> = new Map([
  ['bodyweight-strength', 'strength'],
  ['glute-leg', 'legs'],
  ['core-abs', 'core'],
  ['cardio', 'heart'],
  ['flexibility', 'flexibility'],
  ['functional', 'balance'],
  ['recovery-mobility', 'recovery'],
  ['sports-specific-training', 'sport'],
  ['pre-post-natal-workouts', 'pregnancy'],
]);

const aimOfPattern: Readonly<Partial<Record<MovementPattern, Aim>>> = {
  cardio: 'heart',
  jump: 'heart',
  swim: 'heart',
  stretch: 'flexibility',
  mobility: 'flexibility',
};

const ofLegs: readonly MovementPattern[] = ['squat', 'hinge', 'lunge', 'balance'];

/** What a workout is for, the first the most: by its category, and where that is one for beginners, by its main part. */
export function aimsOf({ category, main }: PlannedWorkout): [Aim, ...Aim[]] {
  const patterns = main.map(({ facts }) => facts.pattern);
  const share = (aim: Aim) => patterns.filter((pattern) => aimOfPattern[pattern] === aim).length;
  const byMain = (['heart', 'flexibility'] as const).find((aim) => share(aim) * 2 > patterns.length);
  const first = aimOfCategory.get(category) ?? byMain ?? 'strength';
  return first === 'strength' && patterns.every((pattern) => ofLegs.includes(pattern))
    ? [first, 'legs']
    : [first];
}

const ofPitches: readonly EquipmentKind[] = ['football', 'basketball'];
const overGround: readonly MovementPattern[] = ['cardio', 'jump', 'carry'];

/** Whether an exercise leads over more ground than a room has; a load can be carried up and down in one. */
const needsGround = ({ pattern, suits }: AskedExercise) =>
  overGround.includes(pattern) && !suits.includes('little-space');

/** Where a workout can be done: what its main part is done with, and whether that leads over ground. */
export function placesOf({ main }: PlannedWorkout): Place[] {
  const facts = main.map((exercise) => exercise.facts);
  const inPool = facts.some(({ equipment }) => equipment.includes('pool'));
  const onPitch = facts.some(({ equipment }) => equipment.some((kind) => ofPitches.includes(kind)));
  const is: Readonly<Record<Place, boolean>> = {
    pool: inPool,
    pitch: onPitch,
    outdoors: !inPool && (onPitch || facts.some(needsGround)),
    'little-space': !inPool && facts.every(({ suits }) => suits.includes('little-space')),
    indoors:
      !inPool && !onPitch && !facts.some((exercise) => exercise.pattern !== 'carry' && needsGround(exercise)),
  };
  return places.filter((place) => is[place]);
}

/** Whether knees are spared: no jump, and no bending that a caution speaks of. A folded cloth makes kneeling soft. */
const sparesKnees = ({ impact, cautions }: AskedExercise) =>
  impact !== 'high' &&
  cautions.every((caution) => caution === 'knees-kneel' || !/^(knees|jumps)/.test(caution));

/** What a workout suits: sore knees, where each exercise or the easier one in its place does; and a quiet home. */
export function needsMet({ exercises }: PlannedWorkout): Need[] {
  const meets: Readonly<Record<Need, boolean>> = {
    'sore-knees': exercises.every(
      ({ facts, easier }) => sparesKnees(facts) || (easier !== undefined && sparesKnees(easier)),
    ),
    quiet: exercises.every(({ facts }) => facts.impact !== 'high' && facts.suits.includes('quiet')),
  };
  return needs.filter((need) => meets[need]);
}

/** The step of length that a workout falls into. */
export function lengthOf({ minutes }: PlannedWorkout): Length {
  if (minutes <= 15) return '15';
  return minutes <= 20 ? '20' : '30';
}

/** Everything that the filter asks of a workout and its facts can answer; level and audience stand beside it. */
export function choiceValues(workout: PlannedWorkout): Record<Exclude<ChoiceName, 'level' | 'who'>, string> {
  return {
    need: needsMet(workout).join(' '),
    minutes: lengthOf(workout),
    place: placesOf(workout).join(' '),
    equipment: belongingsFor(workout).join(' '),
    aim: aimsOf(workout).join(' '),
  };
}
