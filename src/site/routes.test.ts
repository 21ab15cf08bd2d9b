import { expect, test } from 'vitest';
import { calculatorRoutes, routes, tipRoutes } from './routes.ts';

test('no two pages stand at one address', () => {
  const paths = Object.values(routes);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(Object.values(routes))('%s is lower case and has no trailing slash', (path) => {
  expect(path).toMatch(/^\/(?:[a-z]+(?:[-/][a-z]+)*)?$/);
});

test('there are five calculators and twelve guides', () => {
  expect([new Set(calculatorRoutes).size, new Set(tipRoutes).size]).toEqual([5, 12]);
});

test('every guide stands under /tips', () => {
  expect(tipRoutes.filter((name) => !routes[name].startsWith('/tips/'))).toEqual([]);
});
