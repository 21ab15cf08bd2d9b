import type { Bottom, Top } from '#src/figures/body/person.ts';
import type { Movement } from './movement.ts';
import type { Performer } from './people.ts';

const hasProp = ({ props = [] }: Movement, wanted: string): boolean =>
  props.some(({ kind }) => kind === wanted);

/** Decent in every pool of the region: covered, or a swimsuit with legs and a cap; for men trunks. */
function inSwimwear({ wrap: _, restingSkirt: __, ...person }: Performer): Performer {
  const swims = { ...person, shoes: 'barefoot' } as const;
  if (person.form === 'man') {
    const bottom: Bottom = { kind: 'shorts', fabric: { colour: 'cloth-navy' }, trim: 'cloth-coral' };
    const top: Top = { kind: 'bare', fabric: { colour: 'cloth-navy' } };
    const hair = person.hair === 'cap' ? 'short' : person.hair;
    return { ...swims, hair, top, bottom };
  }
  const fabric = { colour: person.coversAll ? 'cloth-navy' : 'cloth-plum' } as const;
  const headCloth = person.headCloth ?? 'cloth-yellow';
  return person.coversAll
    ? { ...swims, headCloth, top: { kind: 'long-sleeve', fabric }, bottom: { kind: 'leggings', fabric } }
    : {
        ...swims,
        hair: 'swim-cap',
        headCloth,
        top: { kind: 'vest', fabric, trim: 'cloth-yellow' },
        bottom: { kind: 'shorts', fabric },
      };
}

/** What someone wears for a movement: swimwear in the water, a helmet on a bicycle, bare feet on a mat. */
export function dressedFor(movement: Movement, person: Performer): Performer {
  if (hasProp(movement, 'pool')) return inSwimwear(person);
  if (hasProp(movement, 'bicycle')) return { ...person, hair: 'helmet', headCloth: 'cloth-red' };
  return hasProp(movement, 'mat') ? { ...person, shoes: 'barefoot' } : person;
}

/** A skirt cannot follow raised knees: it is worn where the legs stay as they are. */
export function withRestingSkirt({ wrap: _, ...person }: Performer): Performer {
  return person.restingSkirt ? { ...person, bottom: person.restingSkirt } : person;
}
