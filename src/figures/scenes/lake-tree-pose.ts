import { mat } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { grass, hill, specks } from './land.ts';
import { places } from './places.ts';
import { acacia } from './plants.ts';
import { heroScene } from './scene.ts';
import { birds, cloudStreak, gradient, groundShadow, sky, sun } from './sky.ts';

const woman: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'hijab',
  headCloth: 'cloth-yellow',
  eyes: 'closed',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-teal' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};

const treePose: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [-50, -116, -90],
  farArm: [-130, -64, -90],
  nearLeg: [42, 193, 96],
  farLeg: [91, 90, 100],
  anchor: 'far-foot',
  hands: 'flat',
};

/** A fishing canoe of Lake Kivu with its two long poles; `at` is the middle of the waterline. */
function fishingBoat(x: number, y: number, scale: number): string {
  return placed(
    line('M-40 -6L-104 -34M40 -6L104 -34', '#4a2a2c', 2.4) +
      line('M-104 -34Q0 -14 104 -34', '#4a2a2c', 1) +
      filled('M-62 -12Q0 0 62 -12L50 4Q0 12 -50 4Z', '#6b2f2a') +
      filled('M-58 -8Q0 4 58 -8L56 -5Q0 7 -56 -5Z', '#e0a030') +
      filled('M-14 -8L-12 -26Q-10 -32 -5 -30Q-2 -24 -3 -8Z', '#3a2233') +
      ellipse(-8, -35, 5, 5.6, '#2e1a20') +
      filled('M20 -7L21 -22Q24 -28 29 -25Q32 -20 31 -7Z', '#3a2233') +
      ellipse(25, -31, 5, 5.6, '#2e1a20') +
      line('M30 -22L52 8', '#4a2a2c', 2) +
      filled('M-46 10Q0 18 46 10Q20 24 -46 10Z', '#4a2440', { 'fill-opacity': '.35' }),
    { x, y },
    { scaleX: scale },
  );
}

const ripples = (where: string, colour: string, opacity: number): string =>
  line(
    places(where)
      .map(({ x, y, size = 40 }) => `M${x} ${y}h${size}`)
      .join(''),
    colour,
    2.6,
    {
      'stroke-opacity': opacity,
    },
  );

/** Sunset over a lake with islands and a fishing canoe; a woman in hijab stands in tree pose on the shore. */
export const lakeTreePose = heroScene('lake-tree-pose', (prefix) => {
  const start: Figure = { person: woman, pose: treePose, at: { x: 276, y: 361 }, scale: 1.5 };
  const { head } = placeJoints(start);
  const right = reachFor(start, 'nearArm', { x: head.x + 2.6, y: head.y - 27 }, 1);
  const layers = drawFigureLayers(
    reachFor(right, 'farArm', { x: head.x - 2.6, y: head.y - 27 }, -1),
    `${prefix}-a`,
  );
  return [
    sky(prefix, ['#8d6ba8', '#d5809a', '#f3a385', '#fbd09a'], 560, 232),
    `<defs>${gradient(`${prefix}-lake`, [
      [0, '#f6b88f'],
      [0.35, '#d98a97'],
      [1, '#6d5a96'],
    ])}</defs>`,
    sun(412, 166, 38, '#fddf9a'),
    cloudStreak(150, 82, 170, '#fbd3b8', 0.55),
    cloudStreak(430, 66, 130, '#fbd3b8', 0.45),
    birds('140,128,8 166,118,7 118,112,6', '#5b3a5e'),
    hill('0,196 80,166 170,190 250,172 330,200 420,186 500,164 560,184', '#9a6f9c', 232),
    hill('0,214 70,196 150,220 210,230', '#6f4f86', 234),
    hill('440,232 490,206 560,196', '#6f4f86', 234),
    rectangle(0, 230, 560, 130, `url(#${prefix}-lake)`),
    ripples('372,242,80 384,252,56 394,264,36 402,276,22 380,290,46', '#fdebc0', 0.75),
    ripples(
      '30,248,50 100,266,34 20,286,40 470,262,60 490,296,40 160,300,30 330,314,44 80,318,46',
      '#fff1dc',
      0.28,
    ),
    fishingBoat(118, 268, 0.92),
    hill('0,334 120,322 280,330 430,318 560,330', '#7a4a4e'),
    hill('0,344 150,334 300,342 440,332 560,344', '#5c3745'),
    specks('60,372,12 150,392 420,384,14 510,366,10 340,402,12', '#8a5a5a'),
    grass('24,346,14 40,344,10 60,342,13 530,344,14 512,342,10 470,338,12 486,340,15', '#3b2a3f'),
    acacia(502, 342, 1.45, '#3f2d4a', '#33223a', '#523a5c'),
    groundShadow(286, 366, 56),
    mat(190, 366, 362, 'cloth-teal'),
    // The arms rise behind the hijab.
    layers.far + layers.nearArm + layers.body,
  ].join('');
});
