const wanted = 3;
const withinMilliseconds = 2000;

/**
 * Tells when a key has been pressed three times within two seconds. A key that is held down counts once.
 * @example const leaves = countPresses(); leaves(0), leaves(300), leaves(700) → false, false, true
 */
export function countPresses(): (time: number) => boolean {
  let times: number[] = [];
  return (time) => {
    times = [...times.filter((earlier) => time - earlier < withinMilliseconds), time];
    return times.length >= wanted;
  };
}
