/**
 * Outlines in a segment's own coordinates: it starts at the origin and runs along x. On an upright torso y points to
 * the front, on a hanging limb to the back.
 */

/** A limb with round ends: both ends are circles, so that two limbs sharing a joint and a radius never come apart. */
export function taper(
  start: number,
  end: number,
  length: number,
  bulge: { front?: number; back?: number } = {},
): string {
  const front = bulge.front ?? 0;
  const back = bulge.back ?? 0;
  return (
    `M0 ${-start}C${length * 0.3} ${-start - front} ${length * 0.65} ${-end - front} ${length} ${-end}` +
    `A${end} ${end} 0 0 1 ${length} ${end}` +
    `C${length * 0.65} ${end + back} ${length * 0.3} ${start + back} 0 ${start}` +
    `A${start} ${start} 0 0 1 0 ${-start}Z`
  );
}

/** A sleeve or trouser leg: round at the joint, cut straight where the cloth ends; `back` swells the calf side. */
export function sleeve(start: number, end: number, length: number, back = 0): string {
  return (
    `M0 ${-start}L${length} ${-end}Q${length + 1.2} 0 ${length} ${end}` +
    `C${length * 0.65} ${end + back} ${length * 0.3} ${start + back} 0 ${start}A${start} ${start} 0 0 1 0 ${-start}Z`
  );
}

/** A band across a limb, e.g. a cuff, from `from` to `to` along x. */
export function cuff(half: number, from: number, to: number): string {
  return `M${from} ${-half}L${to} ${-half}Q${to + 1.2} 0 ${to} ${half}L${from} ${half}Q${from + 1.2} 0 ${from} ${-half}Z`;
}
