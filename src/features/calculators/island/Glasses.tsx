import styles from './Glasses.module.css';

const mostDrawn = 24;
const glass = 'M3 2h18l-2.5 28h-13z';

/** So many glasses, drawn one by one and the last one filled in part; a full day of the heaviest stops at 24. */
export function Glasses({ count, label }: { count: number; label: string }) {
  const drawn = Math.min(Math.ceil(count), mostDrawn);
  return (
    <div className={styles.glasses} role="img" aria-label={label}>
      {Array.from({ length: drawn }, (_, index) => (
        <Glass key={index} part={Math.min(count - index, 1)} />
      ))}
    </div>
  );
}

function Glass({ part }: { part: number }) {
  const top = 30 - 26 * part;
  const slant = (30 - top) * (2.5 / 28);
  return (
    <svg viewBox="0 0 24 32" width="27" height="36" aria-hidden="true">
      <path d={`M${5.5 - slant} ${top}H${18.5 + slant}L18.5 30h-13z`} className={styles.water} />
      <path d={glass} className={styles.rim} />
    </svg>
  );
}
