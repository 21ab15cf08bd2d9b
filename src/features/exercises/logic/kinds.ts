const strengthPatterns = ['squat', 'hinge', 'lunge', 'push', 'pull', 'core', 'carry', 'jump'] as const;

export const movementPatterns = [
  ...strengthPatterns,
  'cardio',
  'balance',
  'stretch',
  'mobility',
  'breathing',
  'massage',
  'swim',
] as const;

/** Whether a movement tires its muscles so that they need about two days of rest after hard sets. */
export const isStrength = (pattern: MovementPattern): boolean =>
  strengthPatterns.some((strength) => strength === pattern);

/** Whether a movement trains the heart and the lungs before all. */
export const isCardio = (pattern: MovementPattern): boolean => pattern === 'cardio' || pattern === 'swim';

export const equipmentKinds = [
  'none',
  'mat',
  'chair',
  'wall',
  'step',
  'bench',
  'table',
  'bar',
  'ball',
  'football',
  'basketball',
  'jump-rope',
  'band',
  'bottle',
  'dumbbell',
  'barbell',
  'jerrycan',
  'bag',
  'stick',
  'roller',
  'bicycle',
  'pool',
] as const;

export const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** What an exercise is counted in. */
export const measures = ['repetitions', 'seconds', 'breaths', 'metres'] as const;

export type Measure = (typeof measures)[number];
export type MovementPattern = (typeof movementPatterns)[number];
export type EquipmentKind = (typeof equipmentKinds)[number];

/** What limits people, and the exercise still suits: the filters of the exercise list, the most asked for first. */
export const suitabilities = [
  'seated',
  'quiet',
  'pregnancy',
  'in-a-skirt',
  'jerrycan',
  'sore-knees',
  'little-space',
  'no-floor',
] as const;

/** What an exercise is loaded with; more than one is one in each hand. */
export const loads = ['jerrycans', 'jerrycan', 'bottles', 'bottle', 'bar'] as const;

export type Suitability = (typeof suitabilities)[number];
export type Load = (typeof loads)[number];
