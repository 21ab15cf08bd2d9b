import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Label } from './Label.tsx';

const startOf = (strong: string, hangs: boolean): number =>
  Number(
    /y="([^"]+)"/.exec(
      renderToStaticMarkup(<Label x={80} y={100} width={120} strong={strong} hangs={hangs} />),
    )?.[1],
  );

const short = 'Water';
const long = 'Clean water that runs for twenty minutes';

test('a text stands around its middle: a longer one starts higher', () => {
  expect(startOf(long, false)).toBeLessThan(startOf(short, false));
});

test('a hanging text starts at the same height however long it is', () => {
  expect(startOf(long, true)).toBe(startOf(short, true));
  expect(startOf(short, true)).toBeGreaterThan(100);
});
