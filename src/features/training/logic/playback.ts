/**
 * Where somebody is in a session. It holds times of the clock and not what a timer counted, so that nothing is lost in a
 * hidden tab, a reload or a call: what matters is computed from it and the present moment.
 */
export interface Playback {
  /** The step that runs, from 0; as large as the number of steps when all are done. */
  readonly step: number;
  /** Milliseconds of the step that ran before the last pause. */
  readonly before: number;
  /** The moment since which the step has been running, in milliseconds of the clock; undefined in a pause. */
  readonly since: number | undefined;
  /** Milliseconds of all earlier steps. */
  readonly total: number;
}

/** What playing needs to know of a step: seconds that run down, or undefined where a tap ends it. */
export interface PlayedStep {
  readonly seconds: number | undefined;
}

/** Before the first step, not running yet. */
export const beginning: Playback = { step: 0, before: 0, since: undefined, total: 0 };

/** Milliseconds of the present step until a moment of the clock. */
export function spent({ before, since }: Playback, now: number): number {
  return before + (since === undefined ? 0 : Math.max(0, now - since));
}

/** Milliseconds of training until a moment of the clock, without pauses. */
export const trained = (playback: Playback, now: number): number => playback.total + spent(playback, now);

/** Goes on from a pause; a session that runs is left as it is. */
export function resume(playback: Playback, now: number): Playback {
  return playback.since === undefined ? { ...playback, since: now } : playback;
}

export function pause(playback: Playback, now: number): Playback {
  return { ...playback, before: spent(playback, now), since: undefined };
}

/**
 * Where the session is at a moment of the clock: every step whose seconds have run down is left, and what is over counts
 * for the next one. A step that a tap ends is never left by itself.
 */
export function advance(playback: Playback, steps: readonly PlayedStep[], now: number): Playback {
  let { step, before, since, total } = playback;
  for (;;) {
    const length = steps[step]?.seconds;
    if (since === undefined || length === undefined) break;
    const over = spent({ ...playback, before, since }, now) - length * 1000;
    if (over < 0) break;
    total += length * 1000;
    step += 1;
    before = 0;
    since = now - over;
  }
  return { step, before, since: step < steps.length ? since : undefined, total };
}

/** Goes to another step at once, forwards or backwards; a pause stays a pause. */
export function go(playback: Playback, step: number, steps: readonly PlayedStep[], now: number): Playback {
  const to = Math.min(Math.max(0, step), steps.length);
  return {
    step: to,
    before: 0,
    since: playback.since === undefined || to === steps.length ? undefined : now,
    total: trained(playback, now),
  };
}

/** Longer than this away, such as in a call, a session waits where it was left. */
export const longestAbsence = 120_000;

/**
 * Where the session is when its reader comes back from another tab, a locked screen or a reload.
 *
 * @param left the moment of the clock at which the reader was last seen
 */
export function comeBack(
  playback: Playback,
  steps: readonly PlayedStep[],
  left: number,
  now: number,
): Playback {
  return now - left > longestAbsence
    ? pause(advance(playback, steps, left), left)
    : advance(playback, steps, now);
}
