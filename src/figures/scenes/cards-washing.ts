import { jerrycan } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { jug } from '#src/figures/body/food.ts';
import { shift } from '#src/figures/body/geometry.ts';
import { ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import { paint } from '#src/figures/body/palette.ts';
import type { Person } from '#src/figures/body/person.ts';
import { sitting, standing } from '#src/figures/body/poses.ts';
import { smallHouse } from './buildings.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { hill } from './land.ts';
import { bush } from './plants.ts';
import { cardScene } from './scene.ts';
import { groundShadow, sun } from './sky.ts';

const washer: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' }, trim: 'cloth-green' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-green' } },
  shoes: 'barefoot',
};

/** A man on a stool washes his feet in a basin and pours clean water over them. */
export const mensGrooming = cardScene('mens-grooming', (prefix) => {
  const start: Figure = {
    person: washer,
    pose: {
      ...sitting,
      torso: [-76, -62],
      head: -58,
      nearLeg: [6, 74, 6],
      farLeg: [-2, 66, 6],
      hands: 'fist',
    },
    at: { x: 110, y: 148 },
    scale: 1.2,
  };
  const knee = placeJoints(start).nearLeg.knee;
  const pouring = { x: knee.x + 22, y: knee.y - 18 };
  const figure = reachFor(reachFor(start, 'nearArm', pouring, 1), 'farArm', shift(knee, 5, -9), 1);
  const { foot } = placeJoints(figure).nearLeg;
  const { far, body, nearArm } = drawFigureLayers(figure, `${prefix}-a`);
  const basin = { x: foot.x + 8, y: 168 };
  return [
    cardBackdrop('#c5e2da', '#e0f1ea', '#8cc0ad'),
    line('M206 46V52M258 46V52', '#6a4228', 4) +
      line('M200 52H264', '#8a4b2a', 5) +
      filled('M216 52H248V100Q232 105 216 100Z', '#fffdf8') +
      line('M216 90Q232 95 248 90M216 82Q232 87 248 82', '#c4472b', 3),
    groundShadow(146, 194, 84) + groundShadow(264, 197, 22),
    rectangle(84, 148, 54, 9, '#8a4b2a', { rx: 4 }) + line('M92 156L88 192M130 156L134 192', '#6a4228', 6),
    ellipse(basin.x, basin.y, 46, 7, '#1f6b6d'),
    far + body,
    line(
      `M${pouring.x - 9} ${pouring.y + 18}Q${pouring.x - 12} ${pouring.y + 30} ${pouring.x - 11} ${basin.y + 6}`,
      '#8fd0e6',
      4,
    ),
    filled(
      `M${basin.x - 46} ${basin.y}Q${basin.x} ${basin.y + 14} ${basin.x + 46} ${basin.y}L${basin.x + 36} 190Q${basin.x + 34} 194 ${basin.x + 28} 194H${basin.x - 28}Q${basin.x - 34} 194 ${basin.x - 36} 190Z`,
      '#2a8a8c',
    ),
    placed(jug({ x: 0, y: 0 }, 0.8, 'cloth-red'), shift(pouring, 17, 12), { turn: -105 }),
    nearArm,
    jerrycan({ x: 264, y: 196 }, 1.15),
  ].join('');
});

const hanging: Person = {
  age: 'young',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'headwrap',
  headCloth: 'cloth-pink',
  top: { kind: 'tee', fabric: { colour: 'cloth-sky' } },
  bottom: { kind: 'skirt', length: 'calf', fabric: { colour: 'cloth-plum', pattern: 'leaves' } },
  shoes: 'cloth-coral',
};

/** A small cloth that hangs from the line by two pegs. */
function cloth(x: number, y: number, width: number, length: number, colour: string, edge: string): string {
  return (
    filled(
      `M${x} ${y}Q${x + width / 2} ${y + 4} ${x + width} ${y}L${x + width - 1} ${y + length}Q${x + width / 2} ${y + length + 5} ${x + 1} ${y + length}Z`,
      colour,
    ) +
    line(
      `M${x + 2} ${y + length - 6}Q${x + width / 2} ${y + length - 1} ${x + width - 2} ${y + length - 6}`,
      edge,
      2.4,
    ) +
    line(`M${x + 3} ${y - 4}v8M${x + width - 3} ${y - 4}v8`, '#8a4b2a', 3)
  );
}

/** A woman hangs clean cloths on a line in the sun. */
export const womensGrooming = cardScene('womens-grooming', (prefix) => {
  const start: Figure = {
    person: hanging,
    pose: { ...standing, torso: -88, head: -98, hands: 'fist' },
    at: { x: 120, y: 192 },
    scale: 1.14,
  };
  const held = { x: 153, y: 57 };
  const figure = reachFor(reachFor(start, 'nearArm', held, 1), 'farArm', shift(held, 22, 1), 1);
  const { far, body, nearArm } = drawFigureLayers(figure, `${prefix}-a`);
  return [
    cardBackdrop('#cfe6f0', '#e6f3f7', '#9dcb98'),
    sun(232, 30, 15, '#f8c766'),
    hill('0,160 80,146 180,164 320,144', '#b5d9b6', 188),
    rectangle(0, 178, 320, 42, '#9dcb98'),
    smallHouse(14, 179, 50, '#e8c9a0', '#b3441f', '#6a4228'),
    line('M84 190V42M300 192V48', '#8a4b2a', 6),
    line('M84 50Q190 66 300 56', '#fffdf8', 2),
    cloth(196, 60, 28, 44, paint('cloth-pink'), '#fffdf8'),
    cloth(232, 60, 24, 34, paint('cloth-yellow'), '#fffdf8'),
    cloth(264, 59, 26, 44, paint('cloth-white'), paint('cloth-red')),
    groundShadow(124, 194, 32),
    far,
    cloth(150, 57, 32, 40, paint('cloth-coral'), '#fffdf8'),
    body + nearArm,
    groundShadow(206, 195, 36),
    filled('M180 172Q184 162 196 164Q206 160 212 165Q226 162 230 172Z', '#d9678a') +
      filled('M202 172Q206 160 218 164Q228 164 232 172Z', '#f2c14e') +
      filled('M174 172H238L230 192Q206 197 182 192Z', '#c98d4a') +
      line('M174 173H238', '#8a4b2a', 5),
    bush(30, 200, 0.8, '#4f9d6a', '#72b883', '#d9678a'),
  ].join('');
});
