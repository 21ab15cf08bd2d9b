import { cup } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure } from '#src/figures/body/figure.ts';
import { circle, element, ellipse, filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { imigongoPattern } from './buildings.ts';
import { hill } from './land.ts';
import { places } from './places.ts';
import { acacia } from './plants.ts';
import { heroScene } from './scene.ts';
import { gradient, sky } from './sky.ts';

const sleeper: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 2,
  hair: 'headwrap',
  headCloth: 'cloth-pink',
  eyes: 'closed',
  top: { kind: 'tee', fabric: { colour: 'cloth-sky' } },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-blue' } },
  shoes: 'barefoot',
};

const asleep: Pose = {
  torso: 180,
  head: -172,
  nearArm: [22, -30, 10],
  farArm: [10, 4],
  nearLeg: [-6, 8, -70],
  farLeg: [-10, 12, -70],
  anchor: 'back',
};

const stars = (where: string): string =>
  places(where)
    .map(({ x, y, size = 1 }) => circle(x, y, size, '#fdf3d0'))
    .join('');

function nightWindow(prefix: string): string {
  return (
    `<clipPath id="${prefix}-view"><rect x="366" y="66" width="136" height="138"/></clipPath>` +
    rectangle(356, 56, 156, 158, '#2a2342') +
    element(
      'g',
      { 'clip-path': `url(#${prefix}-view)` },
      rectangle(366, 66, 136, 138, `url(#${prefix}-night)`) +
        stars('380,84,1.4 398,124,1.2 412,80,1.7 492,142,1.5 388,152,1 470,160,1.1 430,150,1.3') +
        circle(472, 112, 32, '#f8e6a8', { 'fill-opacity': '.16' }) +
        circle(472, 112, 21, '#f8e6a8') +
        circle(465, 107, 4, '#e6cf87') +
        circle(478, 118, 5.5, '#e6cf87') +
        circle(479, 103, 2.4, '#e6cf87') +
        hill('360,180 400,168 450,182 510,166', '#3a4a7a', 220) +
        hill('360,196 420,184 510,194', '#26345c', 220) +
        acacia(392, 194, 0.5, '#1b2547', '#1b2547'),
    ) +
    line('M434 66V204', '#2a2342', 5) +
    rectangle(350, 210, 168, 8, '#372c50', { rx: 3 })
  );
}

/** The net hangs from a ring and falls around the whole bed; front and back sheets of thin cloth. */
function netSheet(opacity: number): string {
  const cloth = filled('M196 66C150 110 72 180 56 366H424C412 190 330 110 252 66Z', '#cfd8f2', {
    'fill-opacity': opacity,
  });
  const folds = line(
    'M206 70C170 130 110 220 100 364M216 72C196 150 168 250 164 364M224 72C224 160 232 260 236 364M234 72C256 150 292 250 304 364M244 70C290 130 356 220 370 364',
    '#eef2ff',
    1.2,
    { 'stroke-opacity': '.32' },
  );
  return cloth + folds;
}

function bed(): string {
  return [
    rectangle(66, 244, 14, 128, '#4a2f3a', { rx: 4 }),
    rectangle(400, 276, 14, 96, '#4a2f3a', { rx: 4 }),
    rectangle(74, 326, 334, 22, '#5c3a44', { rx: 4 }),
    rectangle(78, 296, 326, 34, '#d9dcee', { rx: 10 }),
    rectangle(78, 314, 326, 16, '#a9aecb', { rx: 7 }),
    filled('M84 300C80 278 92 268 112 270C136 266 152 272 152 284C154 296 150 302 146 304H92Z', '#f3f1f7'),
    filled('M146 304C152 300 153 292 151 286C140 296 112 298 84 296C84 300 86 303 92 304Z', '#b9bcd6'),
  ].join('');
}

/** Night; a woman sleeps under a mosquito net, the moon stands in the window. */
export const nightRest = heroScene('night-rest', (prefix) => {
  const figure: Figure = { person: sleeper, pose: asleep, at: { x: 176, y: 298 }, scale: 1.45 };
  const layers = drawFigureLayers(figure, `${prefix}-a`);
  return [
    sky(prefix, ['#1d1b3d', '#2b2852', '#352f5c'], 560, 420),
    `<defs>${gradient(`${prefix}-night`, [
      [0, '#0f1a44'],
      [1, '#46528f'],
    ])}${imigongoPattern(`${prefix}-imigongo`, 30)}</defs>`,
    rectangle(0, 232, 560, 30, `url(#${prefix}-imigongo)`, { 'fill-opacity': '.28' }),
    nightWindow(prefix),
    filled('M366 218L330 372H470L502 218Z', '#f8e6a8', { 'fill-opacity': '.07' }),
    rectangle(0, 366, 560, 54, '#2a1f38'),
    rectangle(0, 364, 560, 4, '#453455'),
    ellipse(240, 384, 176, 18, '#7a3040'),
    ellipse(240, 384, 150, 13, '#92404a'),
    ellipse(240, 384, 120, 8, '#7a3040'),
    netSheet(0.1),
    bed(),
    layers.far,
    layers.body,
    filled(
      'M196 300C200 276 214 268 236 268C262 252 296 256 320 268C346 262 372 262 392 274C402 284 404 300 402 318L394 336C360 326 330 338 296 330C262 338 232 326 200 334C190 322 192 310 196 300Z',
      '#b3441f',
    ),
    filled(
      'M196 300C200 276 214 268 236 268L240 268C226 276 220 300 226 331C216 330 208 331 200 334C190 322 192 310 196 300Z',
      '#e0a030',
    ),
    line(
      'M250 274Q262 300 256 326M282 270Q300 296 292 324M316 276Q338 298 330 326M350 276Q366 300 362 326',
      '#7d2a18',
      2,
      { 'stroke-opacity': '.7' },
    ),
    line('M262 292l8 8 8 -8 8 8M302 292l8 8 8 -8 8 8M340 294l8 8 8 -8 8 8', '#f2c14e', 2.4),
    layers.nearArm,
    netSheet(0.13),
    ellipse(224, 68, 32, 7, 'none', { stroke: '#e9ecfb', 'stroke-width': 3 }),
    line('M224 0V38M224 38L196 66M224 38L252 66', '#e9ecfb', 1.6),
    rectangle(450, 300, 66, 8, '#6a4450', { rx: 3 }),
    line('M460 308V372M506 308V372', '#4a2f3a', 6),
    cup({ x: 470, y: 290 }, 0, 1.4, 'cloth-teal'),
    rectangle(484, 292, 28, 8, '#2a8a8c', { rx: 2 }),
    rectangle(487, 285, 24, 7, '#c4472b', { rx: 2 }),
    filled('M196 384q10 -7 20 0q-10 5 -20 0ZM222 388q10 -7 20 0q-10 5 -20 0Z', '#e0a030'),
  ].join('');
});
