import type { Eater } from './eaters.ts';
import type { Wishes } from './wishes.ts';

const woman: Eater = { kind: 'usual', sex: 'female' };
const man: Eater = { kind: 'usual', sex: 'male' };

/** Households as they come to the page, each with what may remain unmet at most. */
export const tenWishes: readonly (readonly [
  name: string,
  own: Partial<Wishes>,
  mayMiss: readonly string[],
])[] = [
  ['one woman', {}, []],
  [
    'a family of four',
    {
      eaters: [woman, man, { kind: 'young', sex: 'female', age: 8 }, { kind: 'young', sex: 'male', age: 14 }],
    },
    [],
  ],
  ['vegan', { avoid: ['vegan'] }, []],
  ['halal in Ramadan', { avoid: ['halal'], ramadan: true, eaters: [man] }, ['times']],
  ['no groundnuts, soya, nuts and sesame', { avoid: ['groundnut', 'soy', 'nuts', 'sesame'] }, []],
  ['one pot and little fuel', { onePot: true, littleFuel: true }, ['fuel', 'times']],
  ['quick, without a fridge', { minutes: 45, leftovers: 'nextDay' }, ['minutes', 'times']],
  ['cook once for the day, two fasting days', { leftovers: 'sameDay', fasting: [2, 4] }, ['times']],
  ['a labourer', { eaters: [{ kind: 'typed', energy: 3400, protein: 90 }] }, ['times', 'heavy']],
  [
    'lunch and supper alone, beans in the house',
    { meals: ['lunch', 'supper'], house: { beans: 1000 } },
    ['house', 'times'],
  ],
];
