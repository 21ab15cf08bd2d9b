import paint from './Chart.module.css';

interface HeadProps {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale?: number;
  turn?: number;
}

const placeOf = ({ x, y, scale = 1, turn = 0 }: HeadProps): string =>
  `translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${scale})`}`;

/** A calm face from the front, with ears and short hair. `x`, `y` is the middle of the head. */
export function FrontHead(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.skin}
        d="M-9.8-2C-9.8-9-5.5-12 0-12S9.8-9 9.8-2C12-2 12 4 9.4 4 8.5 9.5 6 12 0 12S-8.5 9.5-9.4 4C-12 4-12-2-9.8-2Z"
      />
      <path
        className={paint.hair}
        d="M-10.2-.5C-12-9-7-13.8 0-13.8S12-9 10.2-.5C9.4-4 8.6-6 6.5-7.2Q0-9-6.5-7.2C-8.6-6-9.4-4-10.2-.5Z"
      />
      <path className={paint.face} d="M-4.1-.6V.8M4.1-.6V.8M-6-3.4Q-4.2-4.6-2.5-3.7M6-3.4Q4.2-4.6 2.5-3.7" />
      <path className={paint.skinLine} d="M-1.5 3.6Q0 4.8 1.5 3.6M-3 7.8Q0 8.6 3 7.8" />
    </g>
  );
}

/** The same person from the side, looking to the right. */
export function SideHead(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.skin}
        d="M-4 9.5C-9.5 7.5-11.6 2.5-11.2-2-10.8-8-6-12 0-12S10-8 10-3.2C10-1 13 2.5 12.6 4.2L10.8 5.1 11.2 7C11.2 8 10.3 8.5 10.3 9.1 10 11.5 8.5 12.4 6 12.4S1.5 11.6 0 10.4Z"
      />
      <path
        className={paint.hair}
        d="M9.2-6.2C6-7.6 3.2-6.5 2.6-3 2-1 .5-1.5-1.5-1.5-5-1.5-4 5-5.6 6.6-7 7.4-8.4 7-9.2 6.2-11.8 3-12.7-2-11.7-5.6-10-10.8-5-13.2.6-13S9-10.2 9.2-6.2Z"
      />
      <path className={paint.face} d="M7-1V.4M4.9-3.6Q6.7-4.8 8.5-4" />
      <path className={paint.skinLine} d="M10.4 7.4H7.6M-3 0Q-.5 1-2 4" />
    </g>
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
