import { useEffect, useRef, useState } from 'react';
import { keepAwake } from '#src/device/keep-awake.ts';
import { advance, comeBack, type Playback, spent } from '#src/features/training/logic/playback.ts';
import type { Step } from '#src/features/training/logic/timeline.ts';

const looksPerSecond = 5;

/**
 * The session as the clock moves it on: what the screen shows is computed anew several times a second, and when the page is
 * seen again after it was hidden.
 *
 * @param onChange gets every new state that the clock makes
 * @returns seconds that the present step has run
 */
export function usePlayback(
  playback: Playback,
  steps: readonly Step[],
  onChange: (next: Playback) => void,
): number {
  const [now, setNow] = useState(() => Date.now());
  /** When the page was hidden, and where the session was then. */
  const left = useRef<{ at: number; playback: Playback } | undefined>(undefined);
  const isByClock = useRef(false);
  const running = playback.since !== undefined;

  useEffect(() => {
    if (!running) return undefined;
    const look = () => {
      const moment = Date.now();
      setNow(moment);
      const next = advance(playback, steps, moment);
      if (next.step !== playback.step) {
        isByClock.current = true;
        onChange(next);
      }
    };
    look();
    const timer = setInterval(look, 1000 / looksPerSecond);
    return () => clearInterval(timer);
  }, [running, playback, steps, onChange]);

  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'hidden') {
        left.current = { at: Date.now(), playback };
      } else if (left.current !== undefined) {
        const { at, playback: before } = left.current;
        left.current = undefined;
        onChange(comeBack(before, steps, at, Date.now()));
      }
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [playback, steps, onChange]);

  // Who uses the buttons of a headset while the page is hidden is not away.
  useEffect(() => {
    if (left.current && !isByClock.current) left.current = { at: Date.now(), playback };
    isByClock.current = false;
  }, [playback]);

  useEffect(() => (running ? keepAwake() : undefined), [running]);

  return spent(playback, Math.max(now, playback.since ?? 0)) / 1000;
}
