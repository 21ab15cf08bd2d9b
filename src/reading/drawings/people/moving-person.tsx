import { type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { type Point, walk } from '#src/figures/body/geometry.ts';
import type { ArmJoints, LegJoints } from '#src/figures/body/kinematics.ts';
import { paint as colourOf, skinPaint } from '#src/figures/body/palette.ts';
import { type Girth, type Person, personGirth } from '#src/figures/body/person.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { SideHead } from './people.tsx';

/** Half of the line around a limb and around a trunk, which rounds their corners. */
const limbEdge = 3;
const trunkEdge = 7;

/** A place on the middle line of a limb, and its half width there. */
type Station = readonly [Point, number];

/**
 * The outline of a limb along its middle line, in whole units: a drawing holds several people, and whole numbers are short
 * to send.
 */
function outline(stations: readonly Station[], edge: number): string {
  const sides = stations.map(([at, half], index) => {
    const [before] = stations[index - 1] ?? stations[index] ?? [at];
    const [after] = stations[index + 1] ?? stations[index] ?? [at];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const reach = Math.max(half - edge, 0.5) / length;
    const across = { x: (before.y - after.y) * reach, y: (after.x - before.x) * reach };
    return [pair(at.x + across.x, at.y + across.y), pair(at.x - across.x, at.y - across.y)] as const;
  });
  const there = sides.map(([one]) => one);
  const back = sides.map(([, other]) => other).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

const pair = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** At this size a heavy person is told from others only when the difference is drawn larger than it is. */
function girthOf(person: Person): Girth {
  const girth = personGirth(person);
  if (person.build !== 'heavy') {
    return girth;
  }
  const { hip, waist, bust, back, thigh, knee, upperArm } = girth;
  return {
    ...girth,
    hip: hip + 3,
    waist: waist + 4,
    bust: bust + 4,
    back: back + 2,
    thigh: thigh + 2,
    knee: knee + 1.5,
    upperArm: upperArm + 1,
  };
}

interface ShapeProps {
  colour: string;
  stations: readonly Station[];
}

function Limb({ colour, stations }: ShapeProps) {
  return <path className={paint.limb} fill={colour} stroke={colour} d={outline(stations, limbEdge)} />;
}

function TrunkShape({ colour, stations }: ShapeProps) {
  return <path className={paint.trunk} fill={colour} stroke={colour} d={outline(stations, trunkEdge)} />;
}

interface SideProps {
  figure: Figure;
  side: 'near' | 'far';
}

function Arm({ figure, side }: SideProps) {
  const { person, scale = 1 } = figure;
  const { shoulder, elbow, hand }: ArmJoints = placeJoints(figure)[`${side}Arm`];
  const { upperArm, elbow: elbowHalf, wrist } = girthOf(person);
  const sleeve = between(shoulder, elbow, person.top.kind === 'long-sleeve' ? 1 : 0.6);
  const [, fore, palm = fore] = figure.pose[`${side}Arm`];
  const fingers = walk(hand, figure.facing === 'left' ? 180 - palm : palm, 9 * scale);
  return (
    <>
      <Limb
        colour={skinPaint(3, side)}
        stations={[
          [shoulder, upperArm * scale],
          [elbow, elbowHalf * scale],
          [hand, wrist * scale],
          [fingers, wrist * scale],
        ]}
      />
      <Limb
        colour={colourOf(person.top.fabric.colour, side)}
        stations={[
          [shoulder, (upperArm + 1.6) * scale],
          [sleeve, (upperArm + 1.6) * scale],
        ]}
      />
    </>
  );
}

function Leg({ figure, side }: SideProps) {
  const { person, pose, scale = 1 } = figure;
  const { hip, knee, foot }: LegJoints = placeJoints(figure)[`${side}Leg`];
  const { thigh, knee: kneeHalf, ankle } = girthOf(person);
  const turn = pose[`${side}Leg`][2];
  const mirror = figure.facing === 'left' ? `${-scale} ${scale}` : scale;
  return (
    <>
      <g
        transform={`translate(${pair(foot.x, foot.y)})scale(${mirror})${turn === 0 ? '' : `rotate(${turn})`}`}
      >
        <path
          fill={person.shoes === 'barefoot' ? skinPaint(3, side) : colourOf(person.shoes, side)}
          d="M-5 6C-7 1-5-3-5-5H4C6-2 10-1 14 0 18 1 20 3 19 6Z"
        />
      </g>
      <Limb
        colour={colourOf(person.bottom.fabric.colour, side)}
        stations={[
          [hip, thigh * scale],
          [knee, kneeHalf * scale],
          [foot, (ankle + 0.8) * scale],
        ]}
      />
    </>
  );
}

function Trunk({ figure }: { figure: Figure }) {
  const { person, scale = 1 } = figure;
  const { hip, waist, collar, head } = placeJoints(figure);
  const { hip: hipHalf, waist: waistHalf, bust, back, neck } = girthOf(person);
  return (
    <>
      <Limb
        colour={skinPaint(3)}
        stations={[
          [between(waist, collar, 0.8), neck * scale],
          [between(collar, head, 0.6), neck * scale],
        ]}
      />
      <TrunkShape
        colour={colourOf(person.bottom.fabric.colour)}
        stations={[
          [between(waist, hip, 1.05), hipHalf * scale],
          [between(waist, hip, 0.3), waistHalf * scale],
        ]}
      />
      <TrunkShape
        colour={colourOf(person.top.fabric.colour)}
        stations={[
          [between(waist, hip, 0.5), (hipHalf + 1) * scale],
          [waist, (waistHalf + 0.5) * scale],
          [between(waist, collar, 0.55), ((bust + back) / 2 + 0.5) * scale],
          [between(waist, collar, 0.8), 7.5 * scale],
        ]}
      />
    </>
  );
}

/** What is worn on a head of radius 11 that looks to the right; `behind` lies under the head. */
function HeadWear({ figure: { person }, behind = false }: { figure: Figure; behind?: boolean }) {
  const cloth = colourOf(person.headCloth ?? 'cloth-ochre');
  if (behind) {
    return person.hair === 'bun' ? <circle className={paint.hair} cx="-12" cy="-7" r="6" /> : null;
  }
  return (
    <>
      {person.hair === 'headwrap' && (
        <path
          fill={cloth}
          d="M10-5C5-6 0-4-4-1-7 2-9 5-10 7-14 2-15-5-12-10-9-16-1-18 5-15 9-13 11-9 10-5ZM-9-10L-10-6C-14-5-18-5-18-9-18-14-15-16-9-10Z"
        />
      )}
      {person.beard && (
        <path
          className={paint.hair}
          d="M10.5 8.5C8 8 7 9 5 8.5 2.5 7.5 1 5-.5 3L-3 3.5C-3 7-2 10 0 11.5 3 14 8 14 9.5 12 10.5 11 11 9.5 10.5 8.5Z"
        />
      )}
    </>
  );
}

/**
 * A person of the movements, seen from the side, in few and plain shapes. The skin is that of the drawings' heads, which
 * the page lightens on a dark ground.
 */
export function MovingPerson({ figure }: { figure: Figure }) {
  const { person, pose, scale = 1 } = figure;
  const { head } = placeJoints(figure);
  const turn = pose.head + 90;
  const mirror = figure.facing === 'left' ? `${-scale} ${scale}` : scale;
  return (
    <g className={person.age === 'elder' ? paint.elder : undefined}>
      <Arm figure={figure} side="far" />
      <Leg figure={figure} side="far" />
      <Leg figure={figure} side="near" />
      <Trunk figure={figure} />
      <g transform={`translate(${pair(head.x, head.y)})scale(${mirror})rotate(${turn})`}>
        <HeadWear figure={figure} behind />
        <SideHead x={0} y={0} />
        <HeadWear figure={figure} />
      </g>
      <Arm figure={figure} side="near" />
    </g>
  );
}
