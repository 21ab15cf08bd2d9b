import paint from './Chart.module.css';

/** A small person from the front: head at the top, feet 150 units below. `x` is the middle, `y` the crown. */
export function StandingPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={paint.hair} cy="12" r="13" />
      <path
        className={paint.skin}
        d="M-10 14C-10 6 -6 6 0 6S10 6 10 14C10 22 6 27 4 28V34H-4V28C-6 27 -10 22 -10 14Z"
      />
      <path
        className={paint.skin}
        d="M-23 42L-31 82A4 4 0 0 0 -23 84L-15 56ZM23 42L31 82A4 4 0 0 1 23 84L15 56ZM-13 96H-2L-4 146H-11ZM2 96H13L11 146H4Z"
      />
      <path
        className={paint.high}
        d="M-8 33H8C20 34 24 38 26 50L17 54L16 82H-16L-17 54L-26 50C-24 38 -20 34 -8 33Z"
      />
      <path className={paint.middle} d="M-16 82H16L18 116H3L0 98L-3 116H-18Z" />
      <path
        className={paint.ink}
        d="M-4 144V150H-17C-17 146 -12 146 -11 144ZM4 144V150H17C17 146 12 146 11 144Z"
      />
    </g>
  );
}

/** A small person who walks, drawn in limbs. `x` is the hip, `y` the ground. */
export function WalkingPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.skinLimb} d="M2 -62L-11 -48L-6 -36M0 -34L-6 -18L-17 -6M-17 -6L-12 -2" />
      <path className={paint.clothLimb} d="M3 -60L0 -38" />
      <path className={paint.skinLimb} d="M3 -62L12 -49L23 -52M0 -34L11 -20L12 -3H19" />
      <circle className={paint.hair} cx="6" cy="-83" r="10" />
      <circle className={paint.skin} cx="8" cy="-79" r="9" />
    </g>
  );
}

/** A small person who sits on a stool. `x` is the hip, `y` the ground. */
export function SittingPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.ink} d="M-12 -24H12V-18L15 0H9L6 -18H-6L-9 0H-15L-12 -18Z" />
      <path className={paint.skinLimb} d="M0 -30H23L22 -3H29" />
      <path className={paint.clothLimb} d="M0 -54V-32" />
      <path className={paint.skinLimb} d="M0 -56L6 -40L18 -36" />
      <circle className={paint.hair} cx="1" cy="-77" r="10" />
      <circle className={paint.skin} cx="4" cy="-73" r="9" />
    </g>
  );
}
