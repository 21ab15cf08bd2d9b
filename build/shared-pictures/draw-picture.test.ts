import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allPictures } from '#src/site/pictures.ts';
import { picturePainter } from './draw-picture.ts';
import { layoutFor } from './picture-layout.ts';
import { loadTypeface } from './typeface.ts';

const paint = picturePainter(await loadTypeface());
const shown = { target: '', siteName: 'Buzima', heading: 'Kwita ku mutima', manner: 'plain' } as const;

test('a picture is 800 × 420 points and light enough to be sent at once', async () => {
  const heaviest = allPictures.reduce((most, one) => (one.svg.length > most.svg.length ? one : most));
  const file = await paint({ ...shown, drawing: { svg: heaviest.svg, crop: 1.65 } });
  const { width, height, format } = await sharp(file).metadata();
  expect([width, height, format]).toEqual([800, 420, 'png']);
  expect(file.length).toBeLessThan(60 * 1024);
});

test('two headings make two pictures, and the same heading makes the same', async () => {
  const first = await paint(shown);
  expect(await paint(shown)).toEqual(first);
  expect(await paint({ ...shown, heading: 'Kwita ku menyo' })).not.toEqual(first);
});

test('a letter that the typeface does not have is an error, never a box', async () => {
  await expect(paint({ ...shown, heading: '健康' })).rejects.toThrow('has no “健”');
});

test.each([
  ['nothing', undefined, undefined],
  ['a card', 320 / 220, 480],
  ['two poses side by side', 400 / 153, 0],
])('%s has its own place', (_, proportion, x) => {
  expect(layoutFor(proportion).drawing?.x).toBe(x);
});
