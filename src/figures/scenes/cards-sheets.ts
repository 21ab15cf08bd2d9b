import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { circle, element, ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import { standingFront } from '#src/figures/body/poses.ts';
import { cardBackdrop, counter } from './card-backdrop.ts';
import { cardScene } from './scene.ts';

const reader: Person = {
  age: 'adult',
  form: 'man',
  build: 'broad',
  skin: 4,
  hair: 'bald',
  beard: true,
  top: { kind: 'shirt', fabric: { colour: 'cloth-green' }, trim: 'cloth-yellow' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};

/** A sheet of questions on the table, some of them ticked. */
function questions(): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = -27 + row * 18;
    return (
      rectangle(-32, y - 6, 12, 12, '#fffdf8', { stroke: '#17614a', 'stroke-width': 2.4, rx: 2 }) +
      line(`M-12 ${y}H${row % 2 === 0 ? 32 : 22}`, '#c9bda8', 4) +
      (row < 2 ? line(`M-30 ${y - 1}L-27 ${y + 3}L-20 ${y - 8}`, '#c4472b', 3.2) : '')
    );
  });
  return placed(
    rectangle(-42, -42, 84, 84, '#fffdf8', { rx: 3 }) + rows.join(''),
    { x: 162, y: 181 },
    { turn: -4, scaleX: 1, scaleY: 0.62 },
  );
}

/** A man ticks a sheet of questions; a glass of water stands by. */
export const diabetesCheck = cardScene('diabetes-check', (prefix) => {
  const start: Figure = {
    person: reader,
    pose: { ...standingFront, nearArm: [60, 130], farArm: [122, 40], anchor: 'hip', hands: 'fist' },
    at: { x: 146, y: 186 },
    scale: 1.8,
  };
  const pen = { x: 153, y: 178 };
  const figure = reachFor(
    reachFor(start, 'nearArm', { x: 184, y: 172 }, -1),
    'farArm',
    { x: 104, y: 176 },
    1,
  );
  const { hand } = placeJoints(figure).nearArm;
  const { far, body, nearArm } = drawFigureLayers(figure, `${prefix}-a`);
  return [
    cardBackdrop('#c9dfee', '#e2eef6', '#93b7cf', 160),
    filled('M240 40Q262 72 262 88A22 22 0 0 1 218 88Q218 72 240 40Z', '#c4472b') +
      line('M227 88Q227 99 236 102', '#f0a48e', 4),
    far + body,
    // The arm lies on the table, the leg of the same layer behind it.
    `<clipPath id="${prefix}-arm"><path d="M0 148H116V220H0Z"/></clipPath>`,
    rectangle(0, 150, 320, 70, '#b3703f') + rectangle(0, 212, 320, 8, '#8a4b2a'),
    questions(),
    element('g', { 'clip-path': `url(#${prefix}-arm)` }, far),
    line(`M${pen.x} ${pen.y}L${hand.x + 6} ${hand.y - 16}`, '#2f69a8', 5),
    nearArm,
    placed(
      ellipse(0, 0, 15, 3, '#8a4b2a') +
        filled('M-16 -44H16L12 0H-12Z', '#e4f3f8') +
        filled('M-14.5 -30H14.5L12 0H-12Z', '#8fcbe0') +
        ellipse(0, -30, 14.5, 3, '#b9e0ee') +
        ellipse(0, -44, 16, 3.4, '#f4fafc'),
      { x: 250, y: 186 },
    ),
  ].join('');
});

/** Rows of a table, one for each day, the first ones filled in. */
function filledTable(x: number, y: number): string {
  const cells = [0, 1, 2, 3, 4].map((row) => {
    const top = y + 14 + row * 14;
    const mark = (left: number, width: number) =>
      line(`M${x + left} ${top}h${width}`, row < 3 ? '#2f69a8' : '#e4d7c2', 4);
    return mark(8, 12) + mark(38, 18) + mark(72, 18);
  });
  return (
    rectangle(x, y - 12, 100, 18, '#17614a', { rx: 2 }) +
    line(`M${x + 8} ${y - 3}h14M${x + 38} ${y - 3}h18M${x + 72} ${y - 3}h18`, '#fffdf8', 3.6) +
    line(
      `M${x} ${y + 21}h100M${x} ${y + 35}h100M${x} ${y + 49}h100M${x} ${y + 63}h100M${x + 30} ${y + 6}v72M${x + 64} ${y + 6}v72`,
      '#d9cdb8',
      1.4,
    ) +
    cells.join('')
  );
}

/** The sheet on a clip board, the machine with its cuff, and a pen. */
export const bloodPressureSheet = cardScene('blood-pressure-sheet', () =>
  [
    cardBackdrop('#f3d3c6', '#fbe8df', '#d99f86', 168),
    counter(172, '#b3703f', '#8a4b2a'),
    placed(
      rectangle(-64, -142, 128, 150, '#8a4b2a', { rx: 7 }) +
        rectangle(-57, -130, 114, 134, '#fffdf8', { rx: 2 }) +
        rectangle(-22, -148, 44, 14, '#8c949c', { rx: 5 }) +
        filled(
          'M-34 -112C-36 -117 -44 -117 -44 -110C-44 -105 -38 -102 -34 -98C-30 -102 -24 -105 -24 -110C-24 -117 -32 -117 -34 -112Z',
          '#c4472b',
        ) +
        line('M-14 -112H40M-14 -102H22', '#cbbfae', 4) +
        filledTable(-50, -78),
      { x: 134, y: 174 },
      { turn: -3 },
    ),
    ellipse(106, 209, 44, 4, '#4f2a18') + ellipse(238, 206, 42, 4, '#4f2a18'),
    line('M140 190C164 204 172 176 202 188', '#2b2729', 4),
    filled('M70 178Q70 172 78 172H134Q142 172 142 178V204Q142 210 134 210H78Q70 210 70 204Z', '#2f69a8') +
      filled('M70 178Q70 172 78 172H88V210H78Q70 210 70 204Z', '#1f4b7d') +
      line('M98 182H134M98 200H134', '#6cb3d4', 2),
    rectangle(200, 134, 72, 72, '#fffdf8', { rx: 10 }) +
      rectangle(208, 142, 56, 38, '#c7d9c4', { rx: 5 }) +
      line('M216 152H248M216 162H240M216 172H232', '#33503c', 5) +
      circle(236, 193, 8, '#17614a') +
      circle(256, 193, 4, '#c9bda8') +
      circle(216, 193, 4, '#c9bda8'),
    line('M152 212L190 203', '#f2c14e', 5) + line('M190 203L195 201.8', '#fffdf8', 4),
  ].join(''),
);
