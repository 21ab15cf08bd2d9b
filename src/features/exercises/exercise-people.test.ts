import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { men, personNames, women } from '#src/figures/movements/people.ts';
import { pregnancyLimits } from './logic/cautions.ts';
import { movementPatterns } from './logic/kinds.ts';
import { type ReadExercise, readExercises } from './read-exercises.ts';

const exercises = readExercises('content');
const shownBy = (names: readonly string[]) =>
  exercises.filter(({ facts: { movement } }) =>
    names.some((name) => name === movement.people?.woman || name === movement.people?.man),
  );

test('every exercise names the woman and the man who show it', () => {
  expect(exercises.filter(({ facts }) => !facts.movement.people).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['kanga'],
  ['hijab'],
  ['shirt-and-trousers'],
  ['older-woman'],
  ['older-man'],
  ['heavier-woman'],
  ['heavier-man'],
  ['expecting'],
  ['woman-in-wheelchair', 'man-in-wheelchair'],
  ['teenage-girl', 'teenage-boy'],
])('%s is seen in eight exercises or more', (...names) => {
  expect(names.every((name) => name in women || name in men)).toBe(true);
  expect(shownBy(names).length).toBeGreaterThanOrEqual(8);
});

test('a pregnant woman shows only what suits pregnancy', () => {
  const wrong = shownBy(['expecting']).filter(
    ({ facts }) => !facts.suits.includes('pregnancy') || pregnancyLimits(facts).length > 0,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a wheelchair user shows only what can be done sitting', () => {
  const wrong = shownBy(['woman-in-wheelchair', 'man-in-wheelchair']).filter(
    ({ facts }) => !facts.suits.includes('seated'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

function listIn(language: string): readonly ReadExercise[] {
  const { compare } = new Intl.Collator(language);
  const name = ({ id }: ReadExercise): string =>
    parse(readFileSync(`content/exercises/${id}/${language}.yaml`, 'utf8')).name;
  return movementPatterns.flatMap((pattern) =>
    exercises
      .filter(({ facts }) => facts.pattern === pattern)
      .sort((one, other) => compare(name(one), name(other))),
  );
}

test.each(['en', 'fr', 'rw', 'sw'])(
  'neighbours in the list in %s are shown by different people',
  (language) => {
    const list = listIn(language);
    const alike = list.slice(1).flatMap(({ id, facts }, index) => {
      const before = list[index];
      const same = personNames.filter(
        (who) => facts.movement.people?.[who] === before?.facts.movement.people?.[who],
      );
      return same.map((who) => `${before?.id} and ${id}: ${who}`);
    });
    expect(alike).toEqual([]);
  },
);
