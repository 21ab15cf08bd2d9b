/** Half the width of a standing body from the front, from top to bottom, in the units of the drawing. */
export interface Shape {
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  readonly thighs: number;
}

export const silhouetteSize = { width: 48, height: 96 } as const;

const middle = silhouetteSize.width / 2;

const at = (halfWidth: number, y: number) => `${middle + halfWidth} ${y}`;

/**
 * The right half of a person as a plain silhouette, without the head: the body as an area, and the arm, which hangs a little
 * beside it, as a line for a round end. Mirrored, it is the left half. Every body has the same height, whatever its shape.
 */
export function silhouette({ shoulders, waist, hips, thighs }: Shape): { area: string; arm: string } {
  return {
    area: [
      `M${at(0, 15)}L${at(2.5, 15)} ${at(2.5, 21.5)}`,
      `Q${at(shoulders, 21.5)} ${at(shoulders, 28)}`,
      `C${at(shoulders, 34)} ${at(waist, 36)} ${at(waist, 43)}`,
      `C${at(waist, 49)} ${at(hips, 48)} ${at(hips, 56)}`,
      `C${at(hips, 64)} ${at(thighs, 68)} ${at(5, 90)}`,
      `L${at(6, 93)} ${at(1.5, 93)} ${at(0.6, 60)} ${at(0, 59)}Z`,
    ].join(''),
    arm: `M${at(shoulders - 1, 26)}L${at(Math.max(shoulders, hips) + 4, 56)}`,
  };
}
