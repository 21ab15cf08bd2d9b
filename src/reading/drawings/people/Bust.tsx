import type { ReactNode } from 'react';
import paint from '#src/reading/drawings/frame/Chart.module.css';

/** Shoulders, chest and neck from the front, with a head of scale 2.2 at 92 above them; the table hides what is below 170. */
export function Bust({ x, cloth, children }: { x: number; cloth: string | undefined; children: ReactNode }) {
  return (
    <>
      <path
        className={cloth}
        d={`M${x - 44} 170Q${x - 44} 128 ${x - 14} 122H${x + 14}Q${x + 44} 128 ${x + 44} 170Z`}
      />
      <path className={paint.skin} d={`M${x - 11} 126V108H${x + 11}V126Q${x} 134 ${x - 11} 126Z`} />
      {children}
    </>
  );
}
