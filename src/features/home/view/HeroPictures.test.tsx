import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroPictures } from './HeroPictures.tsx';

const fixed = { label: 'Pictures', startScript: 'start()' };
const errors = {
  carousel: 'Error loading carousel images',
  noImages: 'No images are available.',
  imageLoading: 'The images could not be loaded.',
};

const picture = (id: string) => ({ id, file: `${id}.svg`, alt: `A ${id}`, width: 560, height: 420 });

test('without any picture the alert says so in the place of the pictures', () => {
  const markup = renderToStaticMarkup(<HeroPictures {...fixed} errors={errors} pictures={[]} />);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain(errors.noImages);
  expect(markup).not.toContain(errors.imageLoading);
  expect(markup).not.toMatch(/<script|<template/);
});

test('no picture is fetched before a script has chosen; all of them and the alert wait in a template', () => {
  const markup = renderToStaticMarkup(
    <HeroPictures {...fixed} errors={errors} pictures={['runner', 'cyclist', 'cook'].map(picture)} />,
  );
  const [outside = '', inside = ''] = markup.split(/<\/?template>/);
  expect(inside.match(/src="[^"]+"/g)).toEqual([
    'src="/runner.svg"',
    'src="/cyclist.svg"',
    'src="/cook.svg"',
  ]);
  expect(inside).toContain(errors.imageLoading);
  expect(outside.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<img');
  expect(outside).toMatch(/<noscript><img[^>]*src="\/runner.svg"/);
  expect(outside).not.toContain('alert');
});
