import { type EquipmentKind, equipmentKinds, type Load } from '#src/features/exercises/logic/kinds.ts';
import type { AskedExercise, PlannedWorkout } from './planned-workout.ts';
import { type Belonging, belongings } from './workout-choices.ts';

// What stands in a home or a yard, or is a blanket, a bag or a vessel of water.
const atHome: readonly EquipmentKind[] = [
  'none',
  'mat',
  'chair',
  'wall',
  'step',
  'bench',
  'table',
  'bottle',
  'jerrycan',
  'bag',
  'stick',
];

const kindsOf: Readonly<Partial<Record<Belonging, readonly EquipmentKind[]>>> = {
  furniture: ['chair', 'wall', 'step', 'bench', 'table'],
  mat: ['mat'],
  water: ['jerrycan', 'bottle', 'bag'],
  band: ['band'],
  'jump-rope': ['jump-rope'],
  roller: ['roller'],
  ball: ['ball', 'football', 'basketball'],
};

const ofWater: readonly Load[] = ['jerrycans', 'jerrycan', 'bottles', 'bottle'];
const weights: readonly EquipmentKind[] = ['dumbbell', 'barbell'];

/** What an exercise is done with: where its load is water, that takes the place of a weight. */
function equipmentOf({ equipment, load }: AskedExercise): EquipmentKind[] {
  const takesWater =
    (load !== undefined && ofWater.includes(load)) || equipment.some((kind) => kind === 'bottle');
  return takesWater ? equipment.map((kind) => (weights.includes(kind) ? 'bottle' : kind)) : [...equipment];
}

/** Every thing that a workout is done with, in the order of all kinds. */
export function equipmentFor({ exercises }: PlannedWorkout): EquipmentKind[] {
  const used = new Set(exercises.flatMap(({ facts }) => equipmentOf(facts)));
  return equipmentKinds.filter((kind) => kind !== 'none' && used.has(kind));
}

/** What a reader has to have for a workout; whether nothing of it has to be bought. */
export function belongingsFor(workout: PlannedWorkout): Belonging[] {
  const used = equipmentFor(workout);
  return belongings.filter((belonging) =>
    belonging === 'nothing-bought'
      ? used.every((kind) => atHome.includes(kind))
      : used.some((kind) => kindsOf[belonging]?.includes(kind)),
  );
}

/** What a workout is done with in few words: kinds that stand for each other under one name, others by their own. */
export function equipmentInShort(workout: PlannedWorkout): (Belonging | EquipmentKind)[] {
  const named = Object.values(kindsOf).flat();
  return [
    ...belongingsFor(workout).filter((belonging) => belonging !== 'nothing-bought'),
    ...equipmentFor(workout).filter((kind) => !named.includes(kind)),
  ];
}
