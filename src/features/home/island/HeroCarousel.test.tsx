import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';

const labels = {
  label: 'Pictures',
  pause: 'Pause',
  play: 'Play',
  errorTitle: 'Error loading carousel images',
  noImages: 'No images are available.',
  imageLoading: 'The images could not be loaded.',
};

test('without any picture the alert says so in the place of the pictures', () => {
  const markup = renderToStaticMarkup(<HeroCarousel labels={labels} pictures={[]} />);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain(labels.errorTitle);
  expect(markup).toContain(labels.noImages);
  expect(markup).not.toContain(labels.imageLoading);
});

test('the picture that the page has drawn is shown before any other, and no control stands there yet', () => {
  const markup = renderToStaticMarkup(
    <HeroCarousel labels={labels} pictures={[{ id: 'a', src: '/a.svg', alt: 'A' }]}>
      <p>drawn</p>
    </HeroCarousel>,
  );
  expect(markup).toContain('<p>drawn</p>');
  expect(markup).not.toContain('<button');
  expect(markup).not.toContain('role="alert"');
});
