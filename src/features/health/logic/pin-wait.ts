const freeTries = 3;
const firstWait = 5;
const longestWait = 300;

/**
 * Seconds to wait before the next try after so many wrong PINs: none after the first two, then 5 seconds, each time twice as
 * long, up to 5 minutes.
 *
 * @example secondsAfter(4) → 10
 */
export function secondsAfter(wrong: number): number {
  return wrong < freeTries ? 0 : Math.min(firstWait * 2 ** (wrong - freeTries), longestWait);
}
