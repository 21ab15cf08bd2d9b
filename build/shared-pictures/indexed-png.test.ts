import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chooseColours, encodePng } from './indexed-png.ts';

test('a picture of few colours comes out of its file as it went in', async () => {
  const picture = {
    width: 3,
    height: 2,
    palette: [0xfbf6ec, 0xa3231a],
    points: Uint8Array.from([0, 1, 0, 1, 1, 0]),
  };
  const { data, info } = await sharp(encodePng(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3, 2]);
  expect([...data.subarray(0, 6)]).toEqual([0xfb, 0xf6, 0xec, 0xa3, 0x23, 0x1a]);
  expect([...data.subarray(15)]).toEqual([0xfb, 0xf6, 0xec]);
});

test('frequent colours stay as they are, and rare ones become the nearest of them', () => {
  const [white, red, pink] = [
    [255, 255, 255],
    [200, 0, 0],
    [250, 240, 240],
  ];
  const rgb = Uint8Array.from([white, white, white, red, red, pink].flatMap((colour) => colour ?? []));
  expect(chooseColours(rgb, 2)).toEqual({
    palette: [0xffffff, 0xc80000],
    points: Uint8Array.from([0, 0, 0, 1, 1, 0]),
  });
});
