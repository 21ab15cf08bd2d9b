import { type EquipmentKind, type Suitability, suitabilities } from './kinds.ts';

export type Fit = Suitability | 'no-equipment';

/** All that can limit people, in the order in which it is asked. */
export const fits: readonly Fit[] = ['no-equipment', ...suitabilities];

// A blanket or grass will do for a mat, and there is a wall everywhere.
const everywhere: readonly EquipmentKind[] = ['none', 'mat', 'wall'];

/** What an exercise fits. Whether it needs equipment follows from its list of equipment. */
export function fitsOf({
  suits,
  equipment,
}: {
  readonly suits: readonly Suitability[];
  readonly equipment: readonly EquipmentKind[];
}): readonly Fit[] {
  return fits.filter((fit) =>
    fit === 'no-equipment' ? equipment.every((kind) => everywhere.includes(kind)) : suits.includes(fit),
  );
}
