import { type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';
import { MovingPerson } from '#src/reading/drawings/people/moving-person.tsx';
import {
  squatPose,
  standPose,
  wallFarPose,
  wallNearPose,
} from '#src/reading/drawings/people/strength-poses.ts';

const woman: Person = {
  age: 'young',
  form: 'woman',
  build: 'slim',
  skin: 3,
  hair: 'headwrap',
  headCloth: 'cloth-yellow',
  top: { kind: 'tee', fabric: { colour: 'cloth-pink' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-teal' } },
  shoes: 'cloth-red',
};

const man: Person = {
  age: 'adult',
  form: 'man',
  build: 'slim',
  skin: 3,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-ochre' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-red',
};

const figure = (person: Person, pose: Pose, x: number, scale: number): Figure => ({
  person,
  pose,
  at: { x, y: 178 },
  scale,
});

const away = figure(man, wallFarPose, 50, 0.95);
const { hand } = placeJoints(away).nearArm;
/** From the feet to the wall, which stay where they are. */
const toWall = hand.x + 4 - away.at.x;
const near = figure(man, wallNearPose, 206, 0.95);
const touching = { x: near.at.x + toWall - 4, y: hand.y };
const close = reachFor(reachFor(near, 'nearArm', touching, 1), 'farArm', touching, 1);
const wallAt = ({ at }: Figure) => `M${Math.round(at.x + toWall)} 14h8V178h-8Z`;

/** Each exercise from its beginning to its end: a young woman squats, a man pushes himself off a wall. */
export const squatAndWallPush = defineDrawing(['squat', 'push'], (labels) => (
  <Chart height={530}>
    <Tile x={8} y={20} width={324} height={246}>
      <path className={paint.mutedLine} d="M20 179H304" />
      <MovingPerson figure={figure(woman, standPose, 76, 1.05)} />
      <path className={paint.inkLine} d="M132 100H168M160 92L169 100 160 108" />
      <MovingPerson figure={figure(woman, squatPose, 216, 1.05)} />
      <Label x={162} y={212} width={300} strong={labels.squat} />
    </Tile>
    <Tile x={8} y={276} width={324} height={246} ground="accent">
      <path className={paint.mutedLine} d="M20 179H304" />
      <path className={paint.high} d={wallAt(away) + wallAt(near)} />
      <MovingPerson figure={away} />
      <path className={paint.inkLine} d="M162 70H190M182 62L191 70 182 78" />
      <MovingPerson figure={close} />
      <Label x={162} y={212} width={300} strong={labels.push} />
    </Tile>
  </Chart>
));
