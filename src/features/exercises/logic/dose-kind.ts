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
  | 'swim'
  | 'steady'
  | 'jumps'
  | 'breathing'
  | 'pelvic-floor';

interface Dosed {
  pattern: MovementPattern;
  measure: Measure;
  suits: readonly Suitability[];
  equipment: readonly EquipmentKind[];
  compendium: string;
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

// Running in the Compendium, and its headings of cycling, walking and of what is done in water.
const steadily = /^(01|12020|17|18)/;

/**
 * The rule for an exercise, or undefined where none is sure, as for a pass of a ball or a way to crawl.
 */
export function doseKindOf({ pattern, measure, suits, equipment, compendium }: Dosed): DoseKind | undefined {
  // What is done on the spot is done in turns of work and rest.
  const isInTurns = pattern === 'cardio' && suits.includes('little-space');
  if (measure === 'repetitions') {
    if (pattern === 'mobility' || pattern === 'stretch') return 'joints';
    if (pattern === 'breathing') return 'pelvic-floor';
    if (pattern === 'jump') return 'jumps';
    if (isInTurns) return 'intervals';
    return strengthening.includes(pattern) ? 'strength' : undefined;
  }
  if (measure === 'breaths') {
    if (pattern === 'breathing') return 'breathing';
    return heldInYoga.includes(pattern) ? 'pose' : undefined;
  }
  if (measure === 'metres') return pattern === 'carry' || pattern === 'swim' ? pattern : undefined;
  if (pattern === 'stretch' || pattern === 'balance' || pattern === 'massage') return pattern;
  if (equipment.includes('jump-rope')) return 'rope';
  if (isInTurns) return 'intervals';
  if (pattern === 'cardio') return steadily.test(compendium) ? 'steady' : undefined;
  return strengthening.includes(pattern) ? 'hold' : undefined;
}
