import paint from '#src/reading/drawings/frame/Chart.module.css';

interface HeadProps {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale?: number;
  turn?: number;
  /** With closed eyes; from the front only. */
  asleep?: boolean;
}

const openEyes = 'M-4-.5V1M4-.5V1M-6-3.5Q-4-4.5-2.5-3.5M6-3.5Q4-4.5 2.5-3.5';
const closedEyes = 'M-6 0Q-4 2-2.5 0M6 0Q4 2 2.5 0';

const placeOf = ({ x, y, scale = 1, turn = 0 }: HeadProps): string =>
  `translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${scale})`}`;

/** A calm face from the front, with ears and short hair. `x`, `y` is the middle of the head. */
export function FrontHead(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.skin}
        d="M-10-2C-10-9-5.5-12 0-12S10-9 10-2C12-2 12 4 9.5 4 8.5 9.5 6 12 0 12S-8.5 9.5-9.5 4C-12 4-12-2-10-2Z"
      />
      <path
        className={paint.hair}
        d="M-10 0C-12-9-7-14 0-14S12-9 10 0C9.5-4 8.5-6 6.5-7Q0-9-6.5-7C-8.5-6-9.5-4-10 0Z"
      />
      <path className={paint.face} d={props.asleep ? closedEyes : openEyes} />
      <path className={paint.skinLine} d="M-1.5 3.5Q0 5 1.5 3.5M-3 8Q0 8.5 3 8" />
    </g>
  );
}

/** The same person from the side, looking to the right. */
export function SideHead(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.skin}
        d="M-4 10C-10 7-12 2-11-3-10-9-6-12 0-12S10-8 10-3C10-1 13 3 12.5 4L11 5V7C11 8 10 8 10 9 10 12 8 12.5 6 12.5S1 12 0 10Z"
      />
      <path
        className={paint.hair}
        d="M9-6C6-8 3-6 2.5-3 2-1 .5-1.5-1.5-1.5-5-1.5-4 5-6 7-7 7.5-8 7-9 6-12 3-13-2-12-6-10-11-5-13 .5-13S9-10 9-6Z"
      />
      <path className={paint.face} d="M7-1V.5M5-3.5Q6.5-5 8.5-4" />
      <path className={paint.skinLine} d="M10 7.5H7.5M-3 0Q-.5 1-2 4" />
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
