import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const address = 'https://buzima.example/rw/build-body-women/cardio/hiit';

/** The modules that a path of strokes covers, as the rows of `size` squares. */
function drawn({ size, path }: ReturnType<typeof qrCode>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

test('the strokes cover the dark modules of the code and no others', () => {
  expect(drawn(qrCode(address))).toEqual(encode(address, { ecc: 'M', border: 2 }).data);
});

test('another address has another code', () => {
  expect(qrCode(`${address}?`).path).not.toBe(qrCode(address).path);
});
