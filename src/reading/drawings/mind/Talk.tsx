import { type Figure, placeJoints } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { MovingPerson } from '#src/reading/drawings/people/moving-person.tsx';

/** Who sits and talks in the drawings of this room. */
export const woman: Person = {
  age: 'adult',
  form: 'woman',
  build: 'stout',
  skin: 3,
  hair: 'headwrap',
  headCloth: 'cloth-ochre',
  top: { kind: 'tee', fabric: { colour: 'cloth-teal' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-red',
};
export const man: Person = {
  age: 'adult',
  form: 'man',
  build: 'stout',
  skin: 3,
  hair: 'short',
  beard: true,
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-ochre' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-brown',
};
export const youth: Person = {
  age: 'adult',
  form: 'man',
  build: 'slim',
  skin: 3,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-pink' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-red',
};
export const nurse: Person = {
  age: 'adult',
  form: 'woman',
  build: 'stout',
  skin: 3,
  hair: 'bun',
  top: { kind: 'tee', fabric: { colour: 'cloth-sky' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};

export const child: Person = {
  age: 'child',
  form: 'man',
  build: 'average',
  skin: 3,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-leaf' } },
  shoes: 'barefoot',
};

/** Sits upright with both feet on the ground and the hands at rest. */
export const sitPose: Pose = {
  torso: -90,
  head: -86,
  nearArm: [70, 20],
  farArm: [66, 16],
  nearLeg: [2, 90, 0],
  farLeg: [-3, 88, 0],
  anchor: 'hip',
};

/** Sits and leans a little towards somebody, one hand open. */
export const listenPose: Pose = {
  ...sitPose,
  torso: [-84, -78],
  head: -76,
  nearArm: [56, -18],
  farArm: [74, 24],
};

/** Stands and looks ahead, the arms at rest. */
export const standPose: Pose = {
  torso: -90,
  head: -86,
  nearArm: [86, 80],
  farArm: [82, 74],
  nearLeg: [92, 92, 0],
  farLeg: [84, 90, 0],
  anchor: 'foot',
};

/** Stands and looks ahead, the hands open and low. */
export const openHandsPose: Pose = {
  torso: -90,
  head: -86,
  nearArm: [62, 12],
  farArm: [54, 4],
  nearLeg: [92, 92, 0],
  farLeg: [84, 90, 0],
  anchor: 'foot',
};

interface SeatedProps {
  person: Person;
  /** Where the hip is. */
  x: number;
  y: number;
  pose?: Pose;
  facing?: 'left' | 'right';
  scale?: number;
  /** Where others sit on it too, or on the ground, no stool stands under the person. */
  stool?: boolean;
}

/** A person on a wooden stool; the feet are 34 units below the hip at 1. */
export function Seated({
  person,
  x,
  y,
  pose = sitPose,
  facing = 'right',
  scale = 1.3,
  stool = true,
}: SeatedProps) {
  const figure: Figure = { person, pose, at: { x, y }, scale, facing };
  const ground = Math.round(placeJoints(figure).nearLeg.foot.y + 6 * scale);
  const top = Math.round(y + 3 * scale);
  return (
    <>
      {stool && (
        <path
          className={paint.soda}
          d={`M${x - 26} ${top}H${x + 26}V${top + 9}H${x + 20}V${ground}H${x + 12}V${top + 9}H${x - 12}V${ground}H${x - 20}V${top + 9}H${x - 26}Z`}
        />
      )}
      <MovingPerson figure={figure} />
    </>
  );
}

/** A person on both feet; `y` is the ground. */
export function Standing({
  person,
  x,
  y,
  pose = openHandsPose,
  facing = 'right',
  scale = 1.3,
}: Omit<SeatedProps, 'stool'>) {
  return <MovingPerson figure={{ person, pose, at: { x, y: y - Math.round(6 * scale) }, scale, facing }} />;
}

/** The ground that people stand or sit on; `y` is its upper edge. */
export function Floor({ y }: { y: number }) {
  return <path className={paint.mutedFill} d={`M8 ${y}H332V${y + 6}H8Z`} />;
}

/** A table of two people, 70 units high, from its left edge to its right one; `y` is the upper edge. */
export function Table({ x, y, width = 132 }: { x: number; y: number; width?: number }) {
  const right = x + width;
  return (
    <path
      className={paint.soda}
      d={`M${x} ${y}H${right}V${y + 8}H${right - 8}V${y + 70}H${right - 16}V${y + 8}H${x + 16}V${y + 70}H${x + 8}V${y + 8}H${x}Z`}
    />
  );
}

/** What somebody says, as two lines in a bubble of 92 by 44 units; `x`, `y` is its upper corner, its tip points down to one side. */
export function Bubble({ x, y, tip = 'left' }: { x: number; y: number; tip?: 'left' | 'right' }) {
  const foot = tip === 'left' ? 'H36L22 58V44' : 'H70V58L56 44';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.soft} d={`M8 0H84Q92 0 92 8V36Q92 44 84 44${foot}H8Q0 44 0 36V8Q0 0 8 0Z`} />
      <path className={paint.mutedLine} d="M14 16H78M14 28H56" />
    </g>
  );
}
