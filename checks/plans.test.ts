import { expect, test } from 'vitest';
import { allPreferences, bodyPreferences, sexes } from '#src/features/week-plan/logic/options.ts';
import { isRestDay, weeklyTotals } from '#src/features/week-plan/logic/schedule.ts';
import { planWordsDigest } from '#src/features/week-plan/plan-words.ts';
import type { Problem } from './logic/problem.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { schedules } from './support/plan-schedules.ts';
import { english, facts, factsOf, placeholders, textsOf, words } from './support/plans.ts';
import { readYaml } from './support/yaml.ts';

test('there is a plan for each preference, the generic tips, and nothing else', () => {
  expect([...facts.keys()].sort()).toEqual([...allPreferences, 'generic'].sort());
});

test.each(allPreferences)('%s keeps its seven days in their order', (id) => {
  expect(factsOf(id).days.map(({ focus }) => focus)).toEqual(schedules[id]);
});

test('the generic tips have an empty schedule', () => {
  expect(factsOf('generic').days).toEqual([]);
});

test('each plan is of the sex that offers it', () => {
  for (const sex of sexes) {
    expect(bodyPreferences[sex].map((id) => factsOf(id).sex)).toEqual(bodyPreferences[sex].map(() => sex));
  }
});

test.each(allPreferences)('%s trains enough and not too hard', (id) => {
  const { days } = factsOf(id);
  const hard = days.flatMap(({ effort }, index) => (effort === 'hard' ? [index] : []));
  const totals = weeklyTotals(days);
  expect(totals.minutes).toBeGreaterThanOrEqual(150);
  expect(totals.strengthDays).toBeGreaterThanOrEqual(2);
  expect(hard.length).toBeLessThanOrEqual(2);
  expect(hard.filter((day) => hard.includes(day + 1))).toEqual([]);
});

test.each(allPreferences)(
  'every training day of %s says how long and how hard it is, and rest is easy',
  (id) => {
    for (const { focus, minutes, effort } of factsOf(id).days) {
      const needsBoth = focus !== 'rest';
      expect([minutes !== undefined, effort !== undefined]).toEqual([needsBoth, needsBoth]);
      expect(isRestDay({ focus }) && effort !== undefined ? effort : 'easy').toBe('easy');
    }
  },
);

test.each(allPreferences)(
  'the intervals of %s, a warm-up and a cool-down of 5 minutes fill the session',
  (id) => {
    for (const { minutes, numbers = {} } of factsOf(id).days) {
      const { work, pause, rounds } = numbers;
      if (work !== undefined && pause !== undefined && rounds !== undefined) {
        expect((rounds * (work + pause)) / 60 + 10).toBe(minutes);
      }
    }
  },
);

test('every plan has its words in English', () => {
  expect([...english.keys()].sort()).toEqual([...facts.keys()].sort());
});

test.each(words)('$file has a line for each day, and as many tips as the English', ({ id, words: texts }) => {
  expect(texts.days.length).toBe(factsOf(id).days.length);
  expect(texts.dietTips.length).toBe(english.get(id)?.dietTips.length);
  expect(texts.lifestyleTips.length).toBe(english.get(id)?.lifestyleTips.length);
});

test('every number that a plan names stands in its facts', () => {
  const problems = words.flatMap(({ file, id, words: texts }) =>
    textsOf(id, texts).flatMap(({ key, text, names }): Problem[] =>
      placeholders(text)
        .filter((name) => !names.includes(name))
        .map((name) => ({ file, key, message: `facts.yaml has no number “${name}”.` })),
    ),
  );
  expectNoProblems(problems);
});

test('every number in the facts of a plan is named by its words', () => {
  const named = [...english].flatMap(([id, texts]) =>
    textsOf(id, texts).flatMap(({ key, text }) =>
      placeholders(text).map((name) => (key.startsWith('days.') ? `${id} ${key} ${name}` : `${id} ${name}`)),
    ),
  );
  const given = [...facts].flatMap(([id, { days, numbers = {} }]) => [
    ...(id === 'generic' ? [] : Object.keys(numbers).map((name) => `${id} ${name}`)),
    ...days.flatMap((day, index) =>
      Object.keys(day.numbers ?? {}).map((name) => `${id} days.${index} ${name}`),
    ),
  ]);
  expect(given.filter((name) => !named.includes(name))).toEqual([]);
});

test('every translation names the same numbers in each text as the English', () => {
  const problems = words.flatMap(({ file, id, words: texts }) => {
    const original = english.get(id);
    const originals = original === undefined ? [] : textsOf(id, original);
    return textsOf(id, texts).flatMap(({ key, text }): Problem[] => {
      const expected = placeholders(originals.find((other) => other.key === key)?.text ?? '');
      const found = placeholders(text);
      return `${found}` === `${expected}`
        ? []
        : [{ file, key, message: `Name the numbers of the English: ${expected.join(', ') || 'none'}.` }];
    });
  });
  expectNoProblems(problems);
});

test('every translation was made from the English of today', () => {
  const problems = words.flatMap(({ file, id, language, words: texts }): Problem[] => {
    const original = english.get(id);
    const digest = language === 'en' || original === undefined ? undefined : planWordsDigest(original);
    return texts.madeFrom === digest
      ? []
      : [
          {
            file,
            key: 'madeFrom',
            message: digest
              ? `The English has changed: look the translation over, then write ${digest}.`
              : 'English is no translation: remove it.',
          },
        ];
  });
  expectNoProblems(problems);
});

test('the days that lead to no workout page yet are those that the list names', () => {
  const unlinked = allPreferences.map((id) => [
    id,
    factsOf(id).days.flatMap(({ focus, workout }, index) =>
      focus === 'rest' || workout !== undefined ? [] : [index + 1],
    ),
  ]);
  const listed = readYaml('content/week-plans/days-without-workout.yaml');
  expect(listed).toEqual(Object.fromEntries(unlinked.filter(([, days]) => days?.length)));
});
