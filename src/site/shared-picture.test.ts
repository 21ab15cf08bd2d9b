import { expect, test } from 'vitest';
import { drawingOf } from './page-drawing.ts';
import { pictureFile } from './pictures.ts';
import { headingOf, mannerOf, sharedPictureFile } from './shared-picture.ts';

test('the picture of a page stands beside it', () => {
  expect(sharedPictureFile('/', 'en')).toBe('index.png');
  expect(sharedPictureFile('/', 'rw')).toBe('rw.png');
  expect(sharedPictureFile('/tips/eye-care', 'fr')).toBe('fr/tips/eye-care.png');
});

test('pages on mental health are calm, and the one on a crisis is sober', () => {
  expect(mannerOf('/tips/eye-care')).toBe('plain');
  expect(mannerOf('/tips/mental-care/common-disorders')).toBe('calm');
  expect(mannerOf('/safety-plan')).toBe('calm');
  expect(mannerOf('/tips/mental-care/support/crisis')).toBe('sober');
});

test('the heading is read as a reader sees it', () => {
  expect(headingOf('<p>x</p><h1 class="a">Salt &amp; <em>water</em></h1>')).toBe('Salt & water');
  expect(headingOf('<p>x</p>')).toBeUndefined();
});

test('a tool shows its own drawing, an article the first card on it, and any other page people of the home page', () => {
  const onPage = `<h1>x</h1><img src="/${pictureFile('eye-care').file}"/>`;
  expect(drawingOf('/bmi-calculator', onPage).svg).toBe(pictureFile('bmi').svg);
  expect(drawingOf('/tips/eye-care', onPage)).toEqual({ svg: pictureFile('eye-care').svg, crop: 1.28 });
  expect(drawingOf('/abouts', '').crop).toBe(1.65);
  expect(drawingOf('/some/new-page', '').crop).toBe(1.65);
});
