export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number | undefined;
}

/** Reads `x,y x,y,size …`, the short way to write down the shape of a ridge or where tufts of grass stand. */
export function places(text: string): readonly Place[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [x = Number.NaN, y = Number.NaN, size] = entry.split(',').map(Number);
      return { x, y, size };
    });
}
