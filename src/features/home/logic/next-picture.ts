/**
 * Picks the next picture at random and never the one that is shown now.
 *
 * @param ids the pictures to choose from
 * @param current the id that is shown now
 * @param random a number from 0 up to but not including 1, such as `Math.random()`
 * @returns an id, or null when there is no other picture
 */
export function nextPicture(ids: readonly string[], current: string, random: number): string | null {
  const others = ids.filter((id) => id !== current);
  return others[Math.floor(random * others.length)] ?? null;
}
