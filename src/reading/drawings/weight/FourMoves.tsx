import type { ReactNode } from 'react';
import { type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';
import { MovingPerson } from '#src/reading/drawings/people/moving-person.tsx';
import { hingePose, rowPose, squatPose, wallNearPose } from '#src/reading/drawings/people/strength-poses.ts';

const woman: Person = {
  age: 'adult',
  form: 'woman',
  build: 'heavy',
  skin: 3,
  hair: 'bun',
  top: { kind: 'tee', fabric: { colour: 'cloth-pink' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-teal' } },
  shoes: 'cloth-red',
};

const man: Person = {
  age: 'elder',
  form: 'man',
  build: 'stout',
  skin: 3,
  hair: 'short',
  beard: true,
  top: { kind: 'tee', fabric: { colour: 'cloth-ochre' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-red',
};

const shown = (person: Person, pose: Pose, x: number): Figure => ({
  person,
  pose,
  at: { x, y: 163 },
  scale: 0.97,
});

const wall = 134;
const pushing = shown(man, wallNearPose, 48);
const palm = { x: wall - 4, y: 62 };
const atWall = reachFor(reachFor(pushing, 'nearArm', palm, 1), 'farArm', palm, 1);

const rowing = shown(woman, rowPose, 84);
const { hand } = placeJoints(rowing).nearArm;
const towel = `M${Math.round(hand.x)} ${Math.round(hand.y)}L132 68M${Math.round(hand.x)} ${Math.round(hand.y) + 2}L132 74`;

/** Four exercises without equipment: squat, push at a wall, hinge of the hips, row with a towel round a post. */
export const fourMoves = defineDrawing(['squat', 'push', 'hinge', 'row'], (labels) => (
  <Chart height={532}>
    <Move x={8} y={20} label={labels.squat}>
      <MovingPerson figure={shown(woman, squatPose, 70)} />
    </Move>
    <Move x={174} y={20} label={labels.push} ground="accent">
      <path className={paint.high} d={`M${wall} 14h8V163h-8Z`} />
      <MovingPerson figure={atWall} />
    </Move>
    <Move x={8} y={276} label={labels.hinge} ground="accent">
      <MovingPerson figure={shown(man, hingePose, 62)} />
    </Move>
    <Move x={174} y={276} label={labels.row}>
      <path className={paint.high} d="M126 14h12V163h-12Z" />
      <path className={paint.waterLine} d={towel} />
      <MovingPerson figure={rowing} />
    </Move>
  </Chart>
));

interface MoveProps {
  x: number;
  y: number;
  label: string;
  ground?: 'primary' | 'accent';
  children: ReactNode;
}

function Move({ x, y, label, ground = 'primary', children }: MoveProps) {
  return (
    <Tile x={x} y={y} height={248} ground={ground}>
      <path className={paint.mutedLine} d="M10 164H148" />
      {children}
      <Label x={79} y={207} width={150} strong={label} />
    </Tile>
  );
}
