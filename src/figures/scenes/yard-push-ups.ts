import { drawFigure } from '#src/figures/body/figure.ts';
import { filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { hen } from './animals.ts';
import { imigongoPattern, ironRoof, windowFrame } from './buildings.ts';
import { grass, hill, specks } from './land.ts';
import { bananaPlant } from './plants.ts';
import { heroScene } from './scene.ts';
import { cloudStreak, groundShadow, sky, sun } from './sky.ts';

const man: Person = {
  age: 'adult',
  form: 'man',
  build: 'broad',
  skin: 4,
  hair: 'bald',
  beard: true,
  top: { kind: 'vest', fabric: { colour: 'cloth-yellow' } },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-forest' }, trim: 'cloth-white' },
  shoes: 'cloth-red',
};

const pressedUp: Pose = {
  torso: [-15, -19],
  head: -34,
  nearArm: [86, 93, 0],
  farArm: [70, 80, 0],
  nearLeg: [164, 163, 82],
  farLeg: [161, 164, 82],
  anchor: 'hand',
  hands: 'flat',
};

const leaves = ['#2f7045', '#4a9150', '#77b35c', '#8f9d4f'] as const;

function laundry(): string {
  return [
    line('M-6 108Q150 140 300 112', '#6a4228', 1.6),
    filled('M66 122L104 127L102 176L70 172Z', '#d9678a'),
    filled('M68 134L103.5 139M69 150L102.5 155', 'none', { stroke: '#f7f1e4', 'stroke-width': 3 }),
    filled('M118 128L170 128L168 190L122 192Z', '#2a8a8c'),
    filled('M121 160L169 158L168 168L121.5 170Z', '#f2c14e'),
    filled(
      'M186 127L204 125L210 131L217 124L236 121L243 138L234 142L236 172L192 177L191 146L183 148Z',
      '#f7f1e4',
    ),
    filled('M252 120L276 117L274 140L272 141L268 128L262 142L256 141Z', '#2f69a8'),
  ].join('');
}

/** Early morning in a courtyard between banana plants; a man does push-ups while the hens look on. */
export const yardPushUps = heroScene('yard-push-ups', (prefix) =>
  [
    sky(prefix, ['#f9d9b0', '#fbe7c6', '#e6efd2'], 560, 320),
    `<defs>${imigongoPattern(`${prefix}-imigongo`, 36)}</defs>`,
    sun(330, 96, 32, '#f4a64a'),
    cloudStreak(180, 76, 130, '#fff7e6', 0.8),
    hill('0,210 140,184 280,214 420,190 560,206', '#a9cf9f'),
    hill('0,250 160,232 330,254 560,236', '#7db985'),
    line('M301 106V318', '#8a5a34', 5),
    bananaPlant(28, 318, 1.75, leaves),
    bananaPlant(226, 316, 1.2, leaves),
    bananaPlant(306, 318, 1.45, leaves, true),
    rectangle(386, 178, 174, 142, '#c9764a'),
    rectangle(386, 178, 174, 20, '#7d3d20', { 'fill-opacity': '.3' }),
    rectangle(386, 286, 174, 34, `url(#${prefix}-imigongo)`),
    windowFrame(436, 214, 54, 48, '#4e5f66', '#f1dfb8'),
    ironRoof(360, 132, 240, 50, '#8fa3ad', '#5f7480', 26),
    laundry(),
    rectangle(0, 314, 560, 106, '#d79a62'),
    grass('14,320,10 46,318,8 210,317,9 250,318 330,319,10 372,320,8', '#4a9150'),
    specks('40,396,12 120,340,8 230,402,14 330,334 420,398,10 500,346,12 536,392', '#a96a3c'),
    groundShadow(270, 367, 168, 0.2),
    drawFigure({ person: man, pose: pressedUp, at: { x: 366, y: 364 }, scale: 1.68 }, `${prefix}-a`),
    hen(486, 360, -1.05),
  ].join(''),
);
