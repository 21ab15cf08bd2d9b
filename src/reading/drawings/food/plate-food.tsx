import paint from '#src/reading/drawings/frame/Chart.module.css';

/*
 * Food on a plate of radius 104 around 0, 0. Greens and fruit lie on the left half, starchy food in the upper right
 * quarter, protein food in the lower right quarter.
 */

const leaf = 'M0 20C-20 8 -18 -14 0 -24C18 -14 20 8 0 20Z';

/** Dodo leaves, a halved cabbage, tomatoes and a papaya. */
export function Vegetables() {
  return (
    <>
      <path className={paint.middle} d={leaf} transform="translate(-62 -44)rotate(-40)" />
      <path className={paint.primary} d={leaf} transform="translate(-36 -62)rotate(20)" />
      <path className={paint.middle} d={leaf} transform="translate(-24 -30)rotate(60)" />
      <path className={paint.primary} d={leaf} transform="translate(-74 -10)rotate(-80)" />
      <circle className={paint.middle} cx="-44" cy="4" r="23" />
      <path className={paint.surfaceLine} d="M-44 22V-8M-44 10Q-58 6 -56 -6M-44 10Q-30 6 -32 -6" />
      <circle className={paint.accent} cx="-78" cy="36" r="12" />
      <circle className={paint.accent} cx="-16" cy="26" r="10" />
      <path className={paint.high} d="M-64 66C-60 40 -24 34 -14 52C-6 72 -50 96 -64 66Z" />
      <path className={paint.low} d="M-56 66C-52 50 -28 46 -22 56C-18 68 -46 82 -56 66Z" />
      <path className={paint.seeds} d="M-46 66H-46M-40 60H-40M-34 58H-34M-38 68H-38M-31 64H-31" />
    </>
  );
}

/** A mound of ugali, slices of sweet potato and some rice. */
export function StarchFood() {
  return (
    <>
      <circle className={paint.tooth} cx="36" cy="-58" r="29" />
      <path className={paint.mutedLine} d="M18 -52Q22 -76 44 -76" />
      <ellipse className={paint.accent} cx="76" cy="-46" rx="13" ry="19" transform="rotate(20 76 -46)" />
      <ellipse className={paint.high} cx="76" cy="-46" rx="8" ry="14" transform="rotate(20 76 -46)" />
      <ellipse className={paint.accent} cx="72" cy="-20" rx="18" ry="11" />
      <ellipse className={paint.high} cx="72" cy="-20" rx="13" ry="7" />
      <path className={paint.mutedLine} d="M14 -18l7 3M26 -22l6 -4M36 -14l7 -2M22 -10l8 -1M44 -22l-3 -6" />
    </>
  );
}

/** Beans, two small fish and half an egg. */
export function ProteinFood() {
  return (
    <>
      <path
        className={paint.beans}
        d="M18 20l5 4M34 16l6 1M26 34l6 -2M14 38l3 6M40 30l4 5M28 48l6 1M14 58l5 3M46 14l4 -1"
      />
      <ellipse className={paint.tooth} cx="78" cy="24" rx="15" ry="18" />
      <circle className={paint.low} cx="78" cy="27" r="8" />
      <Fish x={42} y={68} />
      <Fish x={56} y={54} />
    </>
  );
}

function Fish({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})rotate(-38)`}>
      <path className={paint.mutedFill} d="M-26 0Q-6 -12 12 0L24 -8V8L12 0Q-6 12 -26 0Z" />
      <circle className={paint.surface} cx="-16" cy="-1" r="2" />
    </g>
  );
}
