import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroPictures } from './HeroPictures.tsx';

const texts = { label: 'Pictures', pause: 'Pause', play: 'Play' };
const errors = {
  carousel: 'Error loading carousel images',
  noImages: 'No images are available.',
  imageLoading: 'The images could not be loaded.',
};

const picture = (id: string) => ({ id, file: `${id}.svg`, alt: `A ${id}`, width: 560, height: 420 });

test('without any picture the alert says so in the place of the pictures', () => {
  const markup = renderToStaticMarkup(<HeroPictures texts={texts} errors={errors} pictures={[]} />);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain(errors.noImages);
  expect(markup).not.toContain(errors.imageLoading);
  expect(markup).not.toMatch(/<button|<template/);
});

test('only the first picture is shown and fetched, the others and the alert wait in a template', () => {
  const markup = renderToStaticMarkup(
    <HeroPictures texts={texts} errors={errors} pictures={['runner', 'cyclist', 'cook'].map(picture)} />,
  );
  const [outside = '', inside = ''] = markup.split(/<\/?template>/);
  expect(outside.match(/<img\b[^>]*>/g)).toEqual([expect.stringContaining('src="/runner.svg"')]);
  expect(inside.match(/src="[^"]+"/g)).toEqual(['src="/cyclist.svg"', 'src="/cook.svg"']);
  expect(inside).toContain(errors.imageLoading);
  expect(outside).not.toContain('alert');
});
