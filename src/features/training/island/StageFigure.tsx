import { useEffect, useRef, useState } from 'react';
import { drawingAddress, stoppedAt } from '#src/features/exercises/logic/figure-motion.ts';

interface StageFigureProps {
  address: string;
  isRunning: boolean;
  isResting: boolean;
}

/** The drawing of a step. In a pause it stands where it was: who rests must not be hurried by a figure that goes on. */
export function StageFigure({ address, isRunning, isResting }: StageFigureProps) {
  const movingSince = useRef<number>(undefined);
  const [stopped, setStopped] = useState<string>();

  useEffect(() => {
    if (isRunning) {
      setStopped(undefined);
      return;
    }
    let isWanted = true;
    const now = performance.now();
    const seconds = (now - (movingSince.current ?? now)) / 1000;
    fetch(address)
      .then((answer) => answer.text())
      .then(
        (svg) => isWanted && setStopped(drawingAddress(stoppedAt(svg, seconds))),
        // Without the text of the drawing it goes on moving, and the session says that it pauses.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [address, isRunning]);

  return (
    <img
      src={stopped ?? address}
      alt=""
      data-resting={isResting || undefined}
      onLoad={() => {
        if (stopped === undefined) movingSince.current = performance.now();
      }}
    />
  );
}
