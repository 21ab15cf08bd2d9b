import { encode } from 'uqr';

/** A QR code as one path of horizontal strokes, each half a unit above and below its row's middle. */
export interface QrCode {
  /** Width and height in modules, the quiet zone around it included. */
  size: number;
  path: string;
}

/**
 * The QR code of a text, as a path to be stroked with a width of 1.
 *
 * @example qrCode('https://buzima.example').path → 'M2 2.5h7m1 0h2…'
 */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const strokes = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}.5h${lengthFrom(row, x)}`] : [])),
  );
  return { size, path: strokes.join('') };
}

/** How many dark modules follow each other. */
function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
