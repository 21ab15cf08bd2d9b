import paint from '#src/reading/drawings/frame/Chart.module.css';
import {
  calmFront,
  crop,
  earSide,
  mouthSide,
  openEyeSide,
  openEyes,
  skinFront,
  skinSide,
} from './head-shapes.ts';

interface HeadProps {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale?: number;
  turn?: number;
  /** With closed eyes; from the front only. */
  asleep?: boolean;
}

const closedEyes = 'M-6 0Q-4 2-2.5 0M6 0Q4 2 2.5 0';

const placeOf = ({ x, y, scale = 1, turn = 0 }: HeadProps): string =>
  `translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${scale})`}`;

/** A calm face from the front, with ears and short hair. `x`, `y` is the middle of the head. */
export function FrontHead(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path className={paint.skin} d={skinFront} />
      <path className={paint.hair} d={crop.front} />
      <path className={paint.face} d={props.asleep ? closedEyes : openEyes} />
      <path className={paint.skinLine} d={calmFront} />
    </g>
  );
}

/** The same person from the side, looking to the right. */
export function SideHead(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path className={paint.skin} d={skinSide} />
      <path className={paint.hair} d={crop.side} />
      <path className={paint.face} d={openEyeSide} />
      <path className={paint.skinLine} d={mouthSide + earSide} />
    </g>
  );
}

/** Head, shoulders and chest from the front; the middle of the chest is at 170, 214. */
export function UpperBody({ asleep = false }: { asleep?: boolean }) {
  return (
    <>
      <path
        className={paint.middle}
        d="M86 272C88 218 90 178 112 168L148 154H192L228 168C250 178 252 218 254 272Z"
      />
      <path className={paint.skin} d="M148 154L155 120H185L192 154Q170 172 148 154Z" />
      <FrontHead x={170} y={86} scale={3.1} asleep={asleep} />
      <path
        className={paint.surfaceLine}
        d="M118 272C118 250 117 234 114 222M222 272C222 250 223 234 226 222"
      />
    </>
  );
}

/** A small person who walks, drawn in limbs. `x` is the hip, `y` the ground. */
export function WalkingPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.skinLimb} d="M2-60L-11-48-6-36M0-34L-6-18-17-6M-17-6L-12-2M4-60L5-72" />
      <path className={paint.clothLimb} d="M3-58L0-38" />
      <path className={paint.skinLimb} d="M3-60L12-48 23-52M0-34L11-20 12-3H19" />
      <SideHead x={6} y={-82} scale={0.9} />
    </g>
  );
}

/** A small person who sits on a stool. `x` is the hip, `y` the ground. */
export function SittingPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.ink} d="M-12-24H12V-18L15 0H9L6-18H-6L-9 0H-15L-12-18Z" />
      <path className={paint.skinLimb} d="M0-30H23L22-3H29M0-54V-66" />
      <path className={paint.clothLimb} d="M0-52V-32" />
      <path className={paint.skinLimb} d="M0-54L6-40 18-36" />
      <SideHead x={1} y={-76} scale={0.9} />
    </g>
  );
}
