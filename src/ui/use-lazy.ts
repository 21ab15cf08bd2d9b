import { useEffect, useState } from 'react';

/**
 * A part of the program that comes from the network when it is wanted.
 *
 * @param load the same import at each rendering
 */
export function useLazy<Part extends object>(isWanted: boolean, load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || part) return;
    let isOver = false;
    load().then(
      (loaded) => {
        if (isOver) return;
        setFailed(false);
        setPart(loaded);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, tries, part]);
  return {
    part,
    /** Whether it could not be fetched; where it is asked for again, that may have changed. */
    hasFailed: isWanted && hasFailed && !part,
    again: () => setTries((count) => count + 1),
  };
}
