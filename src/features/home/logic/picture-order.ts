/**
 * Picks one picture after the other at random; none comes again before all have been shown. The first one, number 0, is on the
 * page already.
 *
 * @param count how many pictures there are
 * @param random gives numbers from 0 up to but not including 1, as `Math.random` does
 * @returns a function that gives the number of the next picture, which stays the first where there is no other
 */
export function pictureOrder(count: number, random: () => number): () => number {
  let shown = 0;
  let unseen: number[] = [];
  return () => {
    if (unseen.length === 0) unseen = [...Array(count).keys()].filter((number) => number !== shown);
    [shown = shown] = unseen.splice(Math.floor(random() * unseen.length), 1);
    return shown;
  };
}
