import { expect, test } from 'vitest';
import { calculatorRoutes, routes, tipRoutes } from './routes.ts';

test('no two pages stand at one address', () => {
  const paths = Object.values(routes);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(Object.values(routes))('%s is lower case and has no trailing slash', (path) => {
  expect(path).toMatch(/^\/(?:[a-z][a-z0-9]*(?:[-/][a-z0-9]+)*)?$/);
});

test('no calculator and no guide is listed twice', () => {
  for (const names of [calculatorRoutes, tipRoutes]) expect(new Set(names).size).toBe(names.length);
});

test('every guide stands under /tips', () => {
  expect(tipRoutes.filter((name) => !routes[name].startsWith('/tips/'))).toEqual([]);
});
