import { expect, test } from 'vitest';
import { ago, inputOf, noted, pressure } from './coach.testing.ts';
import type { CoachInput } from './facts.ts';
import type { RuleId } from './finding.ts';
import { propose } from './propose.ts';

const rulesOf = (input: CoachInput): RuleId[] => propose(input).findings.map(({ rule }) => rule);
const minutesOf = (input: CoachInput): number =>
  propose(input).sessions.reduce((sum, { counted }) => sum + counted, 0);
const partsOf = (input: CoachInput): string[] => propose(input).sessions.map(({ part }) => part);
/** Four weeks that counted so many minutes, the last seven days first. */
const weeks = (...minutes: number[]) => minutes.map((counted, back) => ago(back * 7 + 1, { counted }));

test.each([
  ['180/121', pressure(180, 121), 'pressureNow'],
  ['181/80', pressure(181, 80), 'pressureNow'],
  ['180/100', pressure(180, 100), 'pressureWait'],
  ['150/110', pressure(150, 110), 'pressureWait'],
] as const)('a blood pressure of %s stops the coach', (_, reading, rule) => {
  const proposal = propose(inputOf({ readings: [reading] }));
  expect(proposal).toMatchObject({
    isStopped: true,
    sessions: [],
    findings: [{ rule, from: [{ id: reading.id }] }],
  });
});

test('from 140/90 nothing is hard and nothing grows; below it is not named', () => {
  const log = weeks(95, 95, 95, 95);
  for (const reading of [pressure(140, 80), pressure(120, 90)]) {
    expect(rulesOf(inputOf({ log, readings: [reading] }))).toContain('pressureHigh');
    expect(minutesOf(inputOf({ log, readings: [reading] }))).toBe(95);
  }
  expect(rulesOf(inputOf({ log, readings: [pressure(139, 89)] }))).not.toContain('pressureHigh');
});

test('in pregnancy 140/90 stops, 160/110 is danger, and otherwise only its page and short walks stand', () => {
  const pregnant = { answers: { stage: 'pregnant' as const } };
  expect(rulesOf(inputOf({ ...pregnant, readings: [pressure(140, 80)] }))).toEqual(['pressureWait']);
  expect(rulesOf(inputOf({ ...pregnant, readings: [pressure(160, 80)] }))).toEqual(['pressureNow']);
  expect(partsOf(inputOf(pregnant))).toEqual(['prenatal', 'prenatal', 'prenatal']);
  const session = {
    workout: '/build-body-women/pre-post-natal-workouts/prenatal',
    session: 'prenatal',
    counted: 0,
  };
  const trained = inputOf({ ...pregnant, log: [1, 8, 15].map((days) => ago(days, session)) });
  expect(propose(trained).sessions.map(({ part, minutes }) => `${part} ${minutes}`)).toEqual([
    'prenatal 20',
    'walk 15',
    'prenatal 20',
    'prenatal 20',
    'walk 15',
  ]);
  expect(partsOf(inputOf({ person: { name: 'Amina', conditions: ['pregnant'] } }))).not.toContain('strength');
});

test.each([
  ['signs', { state: 'signs' }],
  ['wait', { state: 'wait' }],
  ['ill', { state: 'ill' }],
  ['young', { stage: 'young' }],
  ['birth', { stage: 'birth' }],
] as const)('the answer that leads to the rule “%s” stops the coach', (rule, answers) => {
  expect(propose(inputOf({ answers }))).toMatchObject({
    isStopped: true,
    sessions: [],
    findings: [{ rule }],
  });
});

test('somebody under 18 or with a heart problem gets no week, by what the diary knows', () => {
  expect(rulesOf(inputOf({ person: { name: 'A', born: '2008-11-26' } }))).toEqual(['young']);
  expect(rulesOf(inputOf({ person: { name: 'A', born: '2008-11-25' } }))).not.toContain('young');
  expect(rulesOf(inputOf({ person: { name: 'A', conditions: ['heart'] } }))).toEqual(['heart']);
});

test('after an illness the week is half of the last one', () => {
  const input = inputOf({ log: weeks(100, 100, 100, 100), answers: { state: 'wasIll' } });
  expect(minutesOf(input)).toBe(50);
  expect(partsOf(input).filter((part) => part === 'strength')).toHaveLength(1);
});

test('no session works hard what hurts', () => {
  const sessions = propose(inputOf({ answers: { pain: 'legs' } })).sessions;
  expect(sessions.some(({ part }) => part === 'strength')).toBe(true);
  expect(sessions.flatMap(({ hard }) => hard)).not.toContain('quadriceps');
});

test('three nights of less than 7 hours hold the week, two or longer ones do not', () => {
  const nights = (hours: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      noted(index, { what: 'sleep' as const, minutes: hours * 60 }),
    );
  const log = weeks(95, 95, 95, 95);
  expect(rulesOf(inputOf({ log, readings: nights(6.9, 3) }))).toContain('sleep');
  expect(minutesOf(inputOf({ log, readings: nights(6.9, 3) }))).toBe(95);
  expect(rulesOf(inputOf({ log, readings: nights(7, 3) }))).not.toContain('sleep');
  expect(rulesOf(inputOf({ log, readings: nights(5, 2) }))).not.toContain('sleep');
});

test('a pulse faster than in each of the three weeks before holds the week', () => {
  const pulses = (now: number) =>
    [0, 1, 2, 7, 8, 9, 14, 15, 16, 21, 22, 23].map((days) =>
      noted(days, { what: 'pulse' as const, beats: days < 7 ? now : 66 }),
    );
  expect(rulesOf(inputOf({ readings: pulses(70) }))).toContain('pulse');
  expect(rulesOf(inputOf({ readings: pulses(66) }))).not.toContain('pulse');
  expect(rulesOf(inputOf({ readings: pulses(70).slice(0, 9) }))).not.toContain('pulse');
});

test('a weight that falls by more than a kilogram a week holds the week', () => {
  const weights = (perDay: number) =>
    Array.from({ length: 28 }, (_, days) =>
      noted(days, { what: 'weight' as const, kilograms: 80 + days * perDay }),
    );
  expect(rulesOf(inputOf({ readings: weights(0.25) }))).toContain('weight');
  expect(rulesOf(inputOf({ readings: weights(0.1) }))).not.toContain('weight');
});
