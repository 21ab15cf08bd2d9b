import { expect, test } from 'vitest';
import type { Entry } from '#src/features/entries/contract.ts';
import { byMonth, latestOf } from './by-month.ts';
import { personChecks, personFrom } from './person-form.ts';
import { type Kept, peopleOf, type Reading, readingsOf } from './records.ts';

const entry = (id: string, kind: Entry['kind'], content: Entry['content']): Entry => ({
  id,
  kind,
  content,
  changed: 1,
});
const weight = (id: string, at: string): Kept<Reading> => ({
  id,
  person: 'p',
  at,
  what: 'weight',
  kilograms: 70,
});

test('what another edition of the site has written is left out, and what a PIN seals is kept apart', () => {
  const { id, ...content } = weight('1', '2026-11-23T07:30');
  const { open, sealed } = readingsOf([
    entry(id, 'reading', content),
    entry('2', 'reading', { person: 'p', sealed: 'AAAA' }),
    entry('3', 'reading', { person: 'p', at: '2026-11-23T07:30', what: 'temperature', degrees: 38 }),
    entry('4', 'reading', { ...content, kilograms: '70' }),
    entry('5', 'reading', { ...content, at: 'yesterday' }),
    entry('6', 'reading', { ...content, what: 'toString' }),
    entry('7', 'done', content),
    entry('8', 'reading', null),
  ]);
  expect(open).toEqual([{ ...content, id: '1' }]);
  expect(sealed).toEqual([{ id: '2', person: 'p', sealed: 'AAAA' }]);
});

test('people stand by name', () => {
  const people = [entry('b', 'person', { name: 'Neema' }), entry('a', 'person', { name: 'Amina' })];
  expect(peopleOf([...people, entry('c', 'person', {})]).map(({ name }) => name)).toEqual(['Amina', 'Neema']);
});

test('months and days come with the latest first, of one kind where that is asked', () => {
  const readings = [
    weight('1', '2026-10-31T07:30'),
    weight('2', '2026-11-02T07:30'),
    weight('3', '2026-11-02T19:30'),
    { id: '4', person: 'p', at: '2026-11-03T07:30', what: 'pulse', beats: 60 } as const,
  ];
  const months = byMonth(readings);
  expect(months.map(({ month, count }) => [month, count])).toEqual([
    ['2026-11', 3],
    ['2026-10', 1],
  ]);
  expect(months[0]?.days.map(({ day, readings: own }) => [day, own.map(({ id }) => id)])).toEqual([
    ['2026-11-03', ['4']],
    ['2026-11-02', ['3', '2']],
  ]);
  expect(byMonth(readings, 'pulse')).toHaveLength(1);
  expect(latestOf('weight', readings)?.id).toBe('3');
  expect(latestOf('sugar', readings)).toBeUndefined();
});

test('a person keeps the lock whatever the form changes, and a height in feet becomes centimetres', () => {
  const lock = { salt: 's', rounds: 1, key: 'k' };
  const values = {
    name: ' Amina ',
    born: '1980-05-01',
    sex: 'female',
    units: 'imperial',
    feet: '5',
    inches: '7',
  };
  expect(personFrom(values, ['diabetes'], { name: 'Me', lock, sex: 'male' })).toEqual({
    name: 'Amina',
    born: '1980-05-01',
    sex: 'female',
    centimetres: 170.18,
    conditions: ['diabetes'],
    lock,
  });
  expect(personFrom({ name: 'Eric', sex: '' }, [], undefined)).toEqual({ name: 'Eric' });
});

test('a person needs a name, a birthday in the past and a height that people have, or none', () => {
  const checks = personChecks('2026-11-23', false);
  expect(checks.name('  ')).toBe('name');
  expect([checks.born(''), checks.born('2026-11-23'), checks.born('2026-11-24')]).toEqual([
    undefined,
    undefined,
    'born',
  ]);
  const height = (typed: string) => ('height' in checks ? checks.height('', { height: typed }) : 'no field');
  expect(['', '170', '1,70', '300'].map(height)).toEqual([undefined, undefined, 'height', 'height']);
});
