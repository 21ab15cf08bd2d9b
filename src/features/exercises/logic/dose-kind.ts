import type { EquipmentKind, Measure, MovementPattern, Suitability } from './kinds.ts';

/** The kinds of exercises of which a general rule says how much to do. */
export type DoseKind =
  | 'strength'
  | 'hold'
  | 'stretch'
  | 'pose'
  | 'joints'
  | 'balance'
  | 'intervals'
  | 'rope'
  | 'carry'
  | 'massage'
  | 'swim';

interface Dosed {
  pattern: MovementPattern;
  measure: Measure;
  suits: readonly Suitability[];
  equipment: readonly EquipmentKind[];
}

const strengthening: readonly MovementPattern[] = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'pull',
  'core',
  'balance',
];
const heldInYoga: readonly MovementPattern[] = ['squat', 'lunge', 'balance', 'stretch', 'mobility'];

/**
 * The rule for an exercise, or undefined where none is sure: walking and running go on for as long as one likes, jumps
 * ask for a plan, and breathing is counted in minutes.
 */
export function doseKindOf({ pattern, measure, suits, equipment }: Dosed): DoseKind | undefined {
  if (measure === 'repetitions') {
    if (pattern === 'mobility') return 'joints';
    return strengthening.includes(pattern) ? 'strength' : undefined;
  }
  if (measure === 'breaths') return heldInYoga.includes(pattern) ? 'pose' : undefined;
  if (measure === 'metres') return pattern === 'carry' || pattern === 'swim' ? pattern : undefined;
  if (pattern === 'stretch' || pattern === 'balance' || pattern === 'massage') return pattern;
  if (equipment.includes('jump-rope')) return 'rope';
  // What is done on the spot is done in turns of work and rest.
  if (pattern === 'cardio') return suits.includes('little-space') ? 'intervals' : undefined;
  return strengthening.includes(pattern) ? 'hold' : undefined;
}
