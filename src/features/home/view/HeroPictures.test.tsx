import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroPictures } from './HeroPictures.tsx';

const errors = {
  carousel: 'Error loading carousel images',
  noImages: 'No images are available.',
  imageLoading: 'The images could not be loaded.',
};

const picture = (id: string) => ({
  id,
  file: `${id}.svg`,
  svg: `<svg id="${id}"/>`,
  alt: `A ${id}`,
  width: 560,
  height: 420,
});

test('without any picture the alert says so in the place of the pictures', () => {
  const markup = renderToStaticMarkup(<HeroPictures label="Pictures" errors={errors} pictures={[]} />);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain(errors.noImages);
  expect(markup).not.toContain(errors.imageLoading);
  expect(markup).not.toMatch(/<script|<template/);
});

test('the first picture is part of the page; the others and the alert wait in a template', () => {
  const markup = renderToStaticMarkup(
    <HeroPictures label="Pictures" errors={errors} pictures={['runner', 'cyclist', 'cook'].map(picture)} />,
  );
  const [outside = '', inside = ''] = markup.split(/<\/?template>/);
  expect(inside.match(/src="[^"]+"/g)).toEqual(['src="/cyclist.svg"', 'src="/cook.svg"']);
  expect(inside).toContain(errors.imageLoading);
  expect(outside.match(/src="[^"]+"/g)).toEqual(['src="data:image/svg+xml,%3csvg id=%22runner%22/%3e"']);
  expect(outside).not.toContain('alert');
});
