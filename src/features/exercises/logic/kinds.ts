export const movementPatterns = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'pull',
  'core',
  'carry',
  'jump',
  'cardio',
  'balance',
  'stretch',
  'mobility',
  'breathing',
  'massage',
  'swim',
] as const;

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
  'pool',
] as const;

export type MovementPattern = (typeof movementPatterns)[number];
export type EquipmentKind = (typeof equipmentKinds)[number];

/** What limits people, and the exercise still suits: the filters of the exercise list. */
export const suitabilities = [
  'little-space',
  'no-floor',
  'quiet',
  'seated',
  'sore-knees',
  'in-a-skirt',
  'jerrycan',
  'pregnancy',
] as const;

export const cautions = [
  'pregnancy',
  'knees',
  'back',
  'shoulders',
  'wrists',
  'blood-pressure',
  'balance',
] as const;

export type Suitability = (typeof suitabilities)[number];
export type Caution = (typeof cautions)[number];
