import { expect, test } from 'vitest';
import { checkPictures, type PicturePage, picturesIn } from './pictures.ts';

const drawn = new Map([['plate', ['half', 'quarter']]]);
const whole = { half: 'Half', quarter: 'A quarter' };

function page(named: readonly string[], pictures: Record<string, Record<string, string>>): PicturePage {
  return {
    facts: { file: 'facts.yaml', facts: { pictures: named } },
    words: [
      {
        file: 'fr.yaml',
        pictures: Object.fromEntries(Object.entries(pictures).map(([id, labels]) => [id, { labels }])),
      },
    ],
  };
}

const places = (pages: PicturePage[]) => checkPictures(pages, drawn).map(({ file, key }) => `${file} ${key}`);

test('a picture with a drawing and exactly its labels has no problem', () => {
  expect(places([page(['plate'], { plate: whole })])).toEqual([]);
});

test('a picture that nobody has drawn is reported at the facts', () => {
  expect(places([page(['bowl'], { bowl: {} })])).toEqual(['facts.yaml bowl']);
});

test('a label that the drawing shows and the words lack is reported', () => {
  expect(places([page(['plate'], { plate: { half: 'Half' } })])).toEqual([
    'fr.yaml pictures.plate.labels.quarter',
  ]);
});

test('a label that the drawing does not show is reported', () => {
  expect(places([page(['plate'], { plate: { ...whole, water: 'Water' } })])).toEqual([
    'fr.yaml pictures.plate.labels.water',
  ]);
});

test('a picture without words is reported', () => {
  expect(places([page(['plate'], {})])).toEqual(['fr.yaml pictures.plate']);
});

test('words for a picture that the facts do not name are reported', () => {
  expect(places([page([], { plate: whole })])).toEqual(['fr.yaml pictures.plate']);
});

test.each([
  ['sections', { sections: [{ id: 'a' }, { id: 'b', picture: 'plate' }] }],
  ['a record by part', { pictures: { plate: 'prevention' } }],
  ['a list', { pictures: ['plate'] }],
])('pictures are found in %s', (_, facts) => {
  expect(picturesIn(facts)).toEqual(['plate']);
});
