import { expect, test } from 'vitest';
import { basePoses } from './base-poses.ts';
import type { BasePoseName, Movement, Prop } from './movement.ts';
import { validateMovement } from './validate-movement.ts';

const names = Object.keys(basePoses) as BasePoseName[];
const props: Readonly<Partial<Record<BasePoseName, readonly Prop[]>>> = {
  'seat-chair': [{ kind: 'chair' }],
  hang: [{ kind: 'bar' }],
  swim: [{ kind: 'pool' }],
};

test.each(names)('%s can be held by itself', (from) => {
  const movement: Movement = {
    view: from.startsWith('front') || from === 'side-lying' ? 'front' : 'side',
    cycle: 'hold',
    props: props[from] ?? [],
    keys: [{ from, seconds: 2 }],
  };
  expect(validateMovement(from, movement)).toEqual([]);
});
