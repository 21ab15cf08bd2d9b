import { cup } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { shift } from '#src/figures/body/geometry.ts';
import { filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import { sitting, standing } from '#src/figures/body/poses.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const mother: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 5,
  hair: 'headwrap',
  headCloth: 'cloth-blue',
  top: { kind: 'tee', fabric: { colour: 'cloth-white' } },
  bottom: { kind: 'skirt', length: 'ankle', fabric: { colour: 'cloth-blue', pattern: 'suns' } },
  shoes: 'cloth-brown',
};
const toddler: Person = {
  age: 'child',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-coral' } },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};

/** A litre bottle with the mixed drink and its packet on a small table. */
function mixedDrink(x: number, y: number): string {
  return (
    rectangle(x - 34, y, 68, 8, '#a5673a', { rx: 3 }) +
    line(`M${x - 25} ${y + 8}L${x - 29} 192M${x + 25} ${y + 8}L${x + 29} 192`, '#7d4a2a', 5) +
    filled(
      `M${x - 26} ${y}V${y - 34}Q${x - 26} ${y - 42} ${x - 19} ${y - 46}V${y - 54}H${x - 9}V${y - 46}Q${x - 2} ${y - 42} ${x - 2} ${y - 34}V${y}Z`,
      '#e4f3f8',
    ) +
    filled(`M${x - 26} ${y}V${y - 32}H${x - 2}V${y}Z`, '#8fcbe0') +
    rectangle(x - 20, y - 60, 12, 8, '#2f69a8', { rx: 2 }) +
    placed(
      rectangle(-12, -16, 24, 32, '#fffdf8', { rx: 2 }) +
        rectangle(-12, -16, 24, 8, '#e2714d', { rx: 2 }) +
        filled('M0 -5Q7 4 7 7A7 7 0 0 1 -7 7Q-7 4 0 -5Z', '#5aa9d1'),
      { x: x + 16, y: y - 16 },
    )
  );
}

/** A mother gives her little one small sips from a cup. */
export const digestiveHealth = cardScene('digestive-health', (prefix) => {
  const child: Figure = {
    person: toddler,
    pose: { ...standing, torso: -92, head: -94, nearArm: [84, 30], farArm: [70, 20] },
    at: { x: 178, y: 190 },
    scale: 1.02,
    facing: 'left',
  };
  const small = placeJoints(child);
  const drink = { x: small.head.x - 18, y: small.head.y + 4 };
  const start: Figure = {
    person: mother,
    pose: {
      ...sitting,
      torso: [-86, -74],
      head: -66,
      nearLeg: [8, 92, 0],
      farLeg: [2, 88, 0],
      hands: 'fist',
    },
    at: { x: 92, y: 148 },
    scale: 1.2,
  };
  const her = reachFor(
    reachFor(start, 'nearArm', shift(drink, -5, 4), 1),
    'farArm',
    shift(small.collar, 4, 8),
    1,
  );
  const hers = drawFigureLayers(her, `${prefix}-a`);
  const childs = drawFigureLayers(child, `${prefix}-b`);
  return [
    cardBackdrop('#f6dcae', '#fcefd2', '#dcae6c'),
    groundShadow(138, 194, 84),
    groundShadow(240, 194, 38),
    mixedDrink(240, 138),
    rectangle(64, 148, 56, 9, '#8a4b2a', { rx: 4 }) + line('M72 156L68 192M112 156L116 192', '#6a4228', 6),
    childs.far + childs.body,
    hers.far,
    hers.body,
    cup(drink, 62, 1.3, 'cloth-red'),
    hers.nearArm + childs.nearArm,
  ].join('');
});
