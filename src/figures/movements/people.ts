import type { Cloth } from '#src/figures/body/palette.ts';
import type { Bottom, Person } from '#src/figures/body/person.ts';

/** Someone who shows exercises: a body, what it wears, and what of it depends on the exercise. */
export interface Performer extends Person {
  /** Worn instead of trousers where the legs stay as they are. */
  readonly restingSkirt?: Bottom;
  /** In the water this one covers arms, legs and hair. */
  readonly coversAll?: boolean;
  readonly usesWheelchair?: boolean;
}

const plain = (colour: Cloth) => ({ colour });

/**
 * Who shows the exercises, as data: covered enough for every reader, clothed so that every joint can be seen. Anyone may be
 * added; `people` of an exercise's movement says who shows it.
 */
export const women = {
  'sporty-woman': {
    age: 'adult',
    form: 'woman',
    build: 'average',
    skin: 3,
    hair: 'bun',
    top: { kind: 'tee', fabric: plain('cloth-red') },
    bottom: { kind: 'leggings', fabric: plain('cloth-navy') },
    shoes: 'cloth-ochre',
  },
  kanga: {
    age: 'adult',
    form: 'woman',
    build: 'average',
    skin: 5,
    hair: 'headwrap',
    headCloth: 'cloth-ochre',
    top: { kind: 'tee', fabric: plain('cloth-plum') },
    bottom: { kind: 'leggings', fabric: plain('cloth-green') },
    wrap: { kind: 'kanga', fabric: { colour: 'cloth-ochre', pattern: 'suns' }, share: 0.86 },
    restingSkirt: {
      kind: 'skirt',
      length: 'ankle',
      fabric: { colour: 'cloth-ochre', pattern: 'suns' },
      trim: 'cloth-red',
    },
    shoes: 'cloth-brown',
  },
  hijab: {
    age: 'adult',
    form: 'woman',
    build: 'slim',
    skin: 2,
    hair: 'hijab',
    headCloth: 'cloth-teal',
    top: { kind: 'long-sleeve', fabric: plain('cloth-green') },
    bottom: { kind: 'trousers', fabric: plain('cloth-navy') },
    wrap: { kind: 'tunic', fabric: plain('cloth-green'), share: 0.5 },
    restingSkirt: { kind: 'skirt', length: 'ankle', fabric: plain('cloth-navy') },
    coversAll: true,
    shoes: 'cloth-plum',
  },
  'older-woman': {
    age: 'elder',
    form: 'woman',
    build: 'stout',
    skin: 4,
    hair: 'bun',
    glasses: true,
    top: { kind: 'long-sleeve', fabric: plain('cloth-sky') },
    bottom: { kind: 'trousers', fabric: plain('cloth-plum') },
    shoes: 'cloth-brown',
  },
  'heavier-woman': {
    age: 'adult',
    form: 'woman',
    build: 'heavy',
    skin: 5,
    hair: 'braids',
    top: { kind: 'tee', fabric: plain('cloth-coral') },
    bottom: { kind: 'leggings', fabric: plain('cloth-forest') },
    shoes: 'cloth-plum',
  },
  expecting: {
    age: 'adult',
    form: 'woman',
    build: 'average',
    skin: 4,
    hair: 'headwrap',
    headCloth: 'cloth-green',
    expecting: true,
    top: { kind: 'tee', fabric: plain('cloth-yellow') },
    bottom: { kind: 'leggings', fabric: plain('cloth-green') },
    shoes: 'cloth-red',
  },
  'teenage-girl': {
    age: 'young',
    form: 'woman',
    build: 'slim',
    skin: 4,
    hair: 'puffs',
    top: { kind: 'tee', fabric: plain('cloth-leaf'), trim: 'cloth-yellow' },
    bottom: { kind: 'leggings', fabric: plain('cloth-black') },
    shoes: 'cloth-coral',
  },
  'woman-in-wheelchair': {
    age: 'adult',
    form: 'woman',
    build: 'average',
    skin: 3,
    hair: 'afro',
    top: { kind: 'tee', fabric: plain('cloth-pink') },
    bottom: { kind: 'trousers', fabric: plain('cloth-navy') },
    usesWheelchair: true,
    shoes: 'cloth-coral',
  },
} as const satisfies Readonly<Record<string, Performer>>;

export const men = {
  'sporty-man': {
    age: 'adult',
    form: 'man',
    build: 'average',
    skin: 4,
    hair: 'short',
    top: { kind: 'tee', fabric: plain('cloth-blue') },
    bottom: { kind: 'shorts', fabric: plain('cloth-black') },
    shoes: 'cloth-red',
  },
  'shirt-and-trousers': {
    age: 'adult',
    form: 'man',
    build: 'slim',
    skin: 5,
    hair: 'short',
    top: { kind: 'shirt', fabric: { colour: 'cloth-green', pattern: 'leaves' }, loose: true },
    bottom: { kind: 'trousers', fabric: plain('cloth-khaki') },
    shoes: 'cloth-black',
  },
  'older-man': {
    age: 'elder',
    form: 'man',
    build: 'stout',
    skin: 4,
    hair: 'short',
    beard: true,
    top: { kind: 'tee', fabric: plain('cloth-leaf'), trim: 'cloth-green' },
    bottom: { kind: 'trousers', fabric: plain('cloth-grey') },
    shoes: 'cloth-brown',
  },
  'heavier-man': {
    age: 'adult',
    form: 'man',
    build: 'heavy',
    skin: 3,
    hair: 'short',
    beard: true,
    top: { kind: 'tee', fabric: plain('cloth-plum') },
    bottom: { kind: 'trousers', fabric: plain('cloth-navy') },
    shoes: 'cloth-ochre',
  },
  'teenage-boy': {
    age: 'young',
    form: 'man',
    build: 'slim',
    skin: 5,
    hair: 'short',
    top: { kind: 'tee', fabric: plain('cloth-yellow'), trim: 'cloth-green' },
    bottom: { kind: 'shorts', fabric: plain('cloth-green') },
    shoes: 'cloth-red',
  },
  'man-in-wheelchair': {
    age: 'adult',
    form: 'man',
    build: 'average',
    skin: 5,
    hair: 'cap',
    headCloth: 'cloth-red',
    top: { kind: 'tee', fabric: plain('cloth-sky') },
    bottom: { kind: 'trousers', fabric: plain('cloth-forest') },
    usesWheelchair: true,
    shoes: 'cloth-brown',
  },
} as const satisfies Readonly<Record<string, Performer>>;

export type WomanName = keyof typeof women;
export type ManName = keyof typeof men;

/** The two that a reader chooses between. */
export const personNames = ['woman', 'man'] as const;
export type PersonName = (typeof personNames)[number];

/** Who shows a movement that names nobody. */
export const usualPeople = { woman: 'sporty-woman', man: 'sporty-man' } as const;
