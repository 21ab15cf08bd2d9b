import paint from '#src/reading/drawings/frame/Chart.module.css';

/** School: an open book, placed from its middle, 68 units wide. */
export function Book() {
  return (
    <>
      <path className={paint.surface} d="M-34-18Q-16-26 0-16 16-26 34-18V20Q16 12 0 22-16 12-34 20Z" />
      <path
        className={paint.inkLine}
        d="M-34-18Q-16-26 0-16 16-26 34-18V20Q16 12 0 22-16 12-34 20ZM0-16V22"
      />
    </>
  );
}

/** Work: a hoe, placed from its middle, 54 units wide. */
export function Hoe() {
  return (
    <>
      <path className={paint.steel} d="M-22 26L20-20" />
      <path className={paint.mutedFill} d="M10-26L32-8 26 6 4-14Z" />
    </>
  );
}

/** Safety: a shield with a tick, placed from its middle, 56 units wide. */
export function Shield() {
  return (
    <>
      <path className={paint.primary} d="M0-28L28-18V2Q24 22 0 32-24 22-28 2V-18Z" />
      <path className={paint.surfaceLine} d="M-11 2L-3 10 12-8" />
    </>
  );
}
