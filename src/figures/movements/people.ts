import type { Person } from '#src/figures/body/person.ts';

/** Who shows the exercises: covered enough for every reader, clothed so that every joint can be seen. */
export const exercisePeople = {
  woman: {
    age: 'adult',
    form: 'woman',
    build: 'average',
    skin: 3,
    hair: 'bun',
    top: { kind: 'tee', fabric: { colour: 'cloth-red' } },
    bottom: { kind: 'leggings', fabric: { colour: 'cloth-navy' } },
    shoes: 'cloth-ochre',
  },
  man: {
    age: 'adult',
    form: 'man',
    build: 'average',
    skin: 4,
    hair: 'short',
    top: { kind: 'tee', fabric: { colour: 'cloth-blue' } },
    bottom: { kind: 'shorts', fabric: { colour: 'cloth-black' } },
    shoes: 'cloth-red',
  },
} as const satisfies Readonly<Record<'woman' | 'man', Person>>;

export type PersonName = keyof typeof exercisePeople;
