import type { PatternName } from './fabric.ts';
import type { Cloth, SkinTone } from './palette.ts';
import { adultSkeleton, type Skeleton, scaleSkeleton } from './skeleton.ts';

export interface Fabric {
  readonly colour: Cloth;
  readonly pattern?: PatternName;
}

export interface Top {
  /** `bare` for men in the water. */
  readonly kind: 'vest' | 'tee' | 'shirt' | 'long-sleeve' | 'jacket' | 'bare';
  readonly fabric: Fabric;
  /** Worn over the waistband, which a shirt is not otherwise. */
  readonly loose?: boolean;
  /** Collar, sleeve edge or zip. */
  readonly trim?: Cloth;
}

export interface Bottom {
  readonly kind: 'shorts' | 'leggings' | 'trousers' | 'skirt';
  readonly fabric: Fabric;
  /** Where a skirt ends. */
  readonly length?: 'knee' | 'calf' | 'ankle';
  /** Side stripe of trousers, border of a kanga skirt. */
  readonly trim?: Cloth;
}

/**
 * Cloth around hips and thighs over trousers or leggings, on each thigh by itself, so that it follows raised knees: a
 * kanga tied at the waist, or the lower part of a tunic.
 */
export interface Wrap {
  readonly kind: 'kanga' | 'tunic';
  readonly fabric: Fabric;
  /** How much of the thigh it covers, 0 to 1. */
  readonly share: number;
}

export type HairStyle =
  | 'short'
  | 'afro'
  | 'braids'
  | 'bun'
  | 'puffs'
  | 'bald'
  | 'headwrap'
  | 'hijab'
  | 'cap'
  | 'helmet'
  | 'swim-cap';

export interface Person {
  readonly age: 'child' | 'young' | 'adult' | 'elder';
  readonly form: 'woman' | 'man';
  readonly build: 'slim' | 'average' | 'stout' | 'broad' | 'heavy';
  readonly skin: SkinTone;
  readonly hair: HairStyle;
  /** Colour of a headwrap, hijab, cap, swim cap or helmet. */
  readonly headCloth?: Cloth;
  readonly beard?: boolean;
  readonly expecting?: boolean;
  readonly top: Top;
  readonly bottom: Bottom;
  readonly wrap?: Wrap;
  /** A kanga or shuka over the shoulders. */
  readonly shawl?: Fabric;
  readonly shoes: Cloth | 'barefoot';
  readonly eyes?: 'open' | 'closed';
  readonly mouth?: 'calm' | 'laughing';
  readonly glasses?: boolean;
}

/** Factors of limbs and trunk, and of how far the trunk's underside lies below its middle. */
const builds = {
  slim: { limb: 0.9, trunk: 0.88, depth: 1 },
  average: { limb: 1, trunk: 1, depth: 1 },
  stout: { limb: 1.06, trunk: 1.14, depth: 1.08 },
  broad: { limb: 1.15, trunk: 1.22, depth: 1.15 },
  heavy: { limb: 1.2, trunk: 1.38, depth: 1.24 },
} as const;

const sizes = {
  child: { height: 0.7, head: 0.9 },
  young: { height: 0.88, head: 0.97 },
  adult: { height: 1, head: 1 },
  elder: { height: 0.96, head: 1 },
} as const;

export function personSize(person: Person): number {
  return sizes[person.age].height * (person.form === 'woman' && person.age !== 'child' ? 0.97 : 1);
}

export function personSkeleton(person: Person): Skeleton {
  const skeleton = scaleSkeleton(adultSkeleton, personSize(person), sizes[person.age].head);
  const shoulders = person.form === 'woman' || person.age === 'child' ? 0.88 : 1;
  const { hip, back } = skeleton.underside;
  const { depth } = builds[person.build];
  return {
    ...skeleton,
    shoulderHalf: skeleton.shoulderHalf * shoulders,
    // Who is thicker lies and sits higher.
    underside: { ...skeleton.underside, hip: hip * depth, back: back * depth },
  };
}

/** Half widths, in drawing units. */
export interface Girth {
  readonly thigh: number;
  readonly knee: number;
  readonly ankle: number;
  readonly upperArm: number;
  readonly elbow: number;
  readonly wrist: number;
  readonly hip: number;
  readonly waist: number;
  /** Depth of the chest in front of the spine, seen from the side. */
  readonly bust: number;
  readonly back: number;
  readonly neck: number;
  /** Half widths seen from the front. */
  readonly frontHip: number;
  readonly frontWaist: number;
}

export function personGirth(person: Person): Girth {
  const size = personSize(person) * (person.age === 'child' ? 1.04 : 1);
  const { limb, trunk } = builds[person.build];
  const woman = person.form === 'woman' && person.age !== 'child';
  const limbs = (half: number, slimmer = 0.92) => half * size * limb * (woman ? slimmer : 1);
  const trunks = (half: number, factor = 1) => half * size * trunk * (woman ? factor : 1);
  return {
    thigh: limbs(7.7, 1.03),
    knee: limbs(5.9, 0.97),
    ankle: limbs(3.8),
    upperArm: limbs(5.1),
    elbow: limbs(4.3),
    wrist: limbs(3.3, 0.9),
    hip: trunks(9.4, 1.06),
    waist: trunks(8.4, 0.88),
    bust: trunks(9.4, 1.1),
    back: trunks(9.2, 0.93),
    neck: limbs(4.7, 0.88),
    frontHip: trunks(11.4, 1.06),
    frontWaist: trunks(11, 0.86),
  };
}
