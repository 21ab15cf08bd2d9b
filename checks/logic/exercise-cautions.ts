import { type Caution, pregnancyLimits } from '#src/features/exercises/logic/cautions.ts';
import type { EquipmentKind } from '#src/features/exercises/logic/kinds.ts';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import type { Problem } from './problem.ts';

const weights: readonly EquipmentKind[] = ['bottle', 'dumbbell', 'barbell', 'jerrycan', 'bag'];
const lying: readonly string[] = ['supine', 'supine-bent', 'prone'];

/** What facts call for, and what to write where it is missing. */
interface Rule {
  key: 'cautions' | 'suits' | 'load';
  isBroken: (facts: ExerciseFacts) => boolean;
  message: string;
}

const has = ({ cautions }: ExerciseFacts, ...wanted: Caution[]) =>
  wanted.every((caution) => cautions.includes(caution));

const rules: readonly Rule[] = [
  {
    key: 'cautions',
    isBroken: (facts) => pregnancyLimits(facts).length !== (facts.suits.includes('pregnancy') ? 0 : 1),
    message: 'Say one thing about pregnancy: either it suits, or one caution says when not to do it.',
  },
  {
    key: 'suits',
    isBroken: ({ suits, equipment, movement }) =>
      suits.includes('pregnancy') &&
      !equipment.includes('pool') &&
      movement.keys.some(({ from }) => lying.includes(String(from))),
    message: 'One lies on the back or the belly: take “pregnancy” out, and add a caution that says so.',
  },
  {
    key: 'cautions',
    isBroken: (facts) => facts.impact === 'high' && !has(facts, 'pregnancy-jumps', 'jumps'),
    message: 'Feet land hard: add the cautions “pregnancy-jumps” and “jumps”.',
  },
  {
    key: 'cautions',
    isBroken: (facts) => has(facts, 'pregnancy-belly') && !has(facts, 'hernia'),
    message: 'What loads the belly also concerns people with a hernia: add the caution “hernia”.',
  },
  {
    key: 'cautions',
    isBroken: (facts) => facts.equipment.includes('pool') !== has(facts, 'water'),
    message: 'The caution “water” belongs to exercises in a pool, and to no others.',
  },
  {
    key: 'cautions',
    isBroken: ({ suits, cautions }) =>
      suits.includes('sore-knees') && cautions.some((caution) => caution.startsWith('knees')),
    message: 'It cannot be gentle on sore knees and warn people who have them: take one out.',
  },
  {
    key: 'cautions',
    isBroken: (facts) =>
      has(facts, 'floor') !== (facts.level === 'beginner' && !facts.suits.includes('no-floor')),
    message: 'The caution “floor” belongs to exercises for beginners on the floor, and to no others.',
  },
  {
    key: 'load',
    // A bottle that is rolled over a muscle is not lifted.
    isBroken: ({ equipment, pattern, load }) =>
      (pattern !== 'massage' && equipment.some((kind) => weights.includes(kind))) !== (load !== undefined),
    message: 'Say what to begin with where there is a weight to lift, and only there: a row of loads.yaml.',
  },
];

/** The cautions of an exercise do not contradict what it suits, and lack nothing that its movement calls for. */
export function checkCautions(exercises: readonly ReadExercise[]): Problem[] {
  return exercises.flatMap(({ id, facts }) =>
    rules
      .filter(({ isBroken }) => isBroken(facts))
      .map(({ key, message }) => ({ file: `content/exercises/${id}/facts.yaml`, key, message })),
  );
}
