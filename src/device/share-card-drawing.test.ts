import { expect, test } from 'vitest';
import { cardPicture, wrap } from './share-card-drawing.ts';

const widthOf = ({ length }: string) => length;

test('a text breaks at its spaces, and a word that is too long stands alone', () => {
  expect(wrap('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  expect(wrap('a gushyushya imikaya', 7, widthOf)).toEqual(['a', 'gushyushya', 'imikaya']);
  expect(wrap('30\u00a0minutes : ok', 8, widthOf)).toEqual(['30\u00a0minutes', ': ok']);
});

/** A canvas whose pictures weigh what the way of writing them says. */
function canvasOf(bytes: (type: string, quality: number) => number): HTMLCanvasElement {
  const toBlob: HTMLCanvasElement['toBlob'] = (done, type = '', quality = 1) =>
    done(new Blob([new Uint8Array(bytes(type, quality))], { type }));
  return { toBlob } as HTMLCanvasElement;
}

test('a picture is a PNG where that is light, and otherwise the best JPEG of at most 60 KB', async () => {
  const light = await cardPicture(
    canvasOf(() => 30_000),
    'bmi-calculator',
  );
  expect([light.name, light.type]).toEqual(['bmi-calculator.png', 'image/png']);
  const heavy = await cardPicture(
    canvasOf((type, quality) => (type === 'image/png' ? 90_000 : quality * 80_000)),
    'bmi-calculator',
  );
  expect([heavy.name, heavy.type, heavy.size]).toEqual(['bmi-calculator.jpg', 'image/jpeg', 52_000]);
});

test('a picture that cannot be made light is refused', async () => {
  await expect(
    cardPicture(
      canvasOf(() => 90_000),
      'x',
    ),
  ).rejects.toThrow('too heavy');
});
