/** Steps of length, by the most minutes that the longest session may have; the last has no end. */
export const lengths = ['15', '20', '30'] as const;

/** Where a workout can be done. */
export const places = ['indoors', 'little-space', 'outdoors', 'pool', 'pitch'] as const;

/** What a reader has, or does not want to buy. */
export const belongings = [
  'nothing-bought',
  'furniture',
  'mat',
  'water',
  'band',
  'jump-rope',
  'roller',
  'ball',
] as const;

/** What a workout is for, in the order of the list. */
export const aims = [
  'strength',
  'legs',
  'core',
  'heart',
  'flexibility',
  'balance',
  'recovery',
  'sport',
  'pregnancy',
] as const;

/** What a body or a home asks for. */
export const needs = ['sore-knees', 'quiet'] as const;

/** Who a workout is written for. */
export const audiences = ['women', 'men'] as const;

export type Length = (typeof lengths)[number];
export type Place = (typeof places)[number];
export type Belonging = (typeof belongings)[number];
export type Aim = (typeof aims)[number];
export type Need = (typeof needs)[number];
export type Audience = (typeof audiences)[number];

/** The choices of the filter, as they stand in forms and addresses. */
export const choiceNames = ['need', 'minutes', 'level', 'place', 'equipment', 'aim', 'who'] as const;

export type ChoiceName = (typeof choiceNames)[number];

/** What people ask for most: each sets one choice of the filter. */
export const quickChoices = [
  { id: 'short', name: 'minutes', value: '15' },
  { id: 'free', name: 'equipment', value: 'nothing-bought' },
  { id: 'knees', name: 'need', value: 'sore-knees' },
  { id: 'pregnant', name: 'aim', value: 'pregnancy' },
  { id: 'quiet', name: 'need', value: 'quiet' },
  { id: 'outdoors', name: 'place', value: 'outdoors' },
] as const satisfies readonly { id: string; name: ChoiceName; value: string }[];
