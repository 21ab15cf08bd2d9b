import { expect, test } from 'vitest';
import { calculatorRoutes, type Path, selfHelpRoutes, tipRoutes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { linkAbove, linksOf, mainMenu } from './navigation.ts';

const menu = mainMenu('en');
const targets = menu.flatMap(linksOf).map(({ route }) => route);

test.each(languageCodes)('the menu leads to every main page once (%s)', (language) => {
  const routes = mainMenu(language)
    .flatMap(linksOf)
    .map(({ route }) => route);
  expect(routes.toSorted()).toEqual(
    [
      ...calculatorRoutes,
      ...selfHelpRoutes,
      ...tipRoutes,
      ...[
        'about',
        'ask',
        'calculators',
        'coach',
        'contact',
        'crisis',
        'exercises',
        'getTips',
        'health',
        'meals',
        'premium',
        'reminders',
        'training',
        'workout',
        'workouts',
      ],
    ].toSorted(),
  );
});

test('the menu ends with the account and the page about us', () => {
  expect(targets.slice(-2)).toEqual(['premium', 'about']);
});

test.each([
  ['/exercises', 'exercises'],
  ['/exercises/squat', 'exercises'],
  ['/workouts', 'workouts'],
  ['/tips/mental-care/common-disorders', 'mentalCare'],
  ['/tips/mental-care/support/crisis', 'crisis'],
  ['/tips/body-care/heart-care', 'bodyCare'],
  ['/build-body-women/cardio/hiit', 'buildBodyWomen'],
  ['/premium/account', 'premium'],
  ['/premium/coach', 'coach'],
  ['/', undefined],
  [undefined, undefined],
] as const)('the page %s belongs to the link %s', (path: Path | undefined, route) => {
  expect(linkAbove(menu, path)?.route).toBe(route);
});
