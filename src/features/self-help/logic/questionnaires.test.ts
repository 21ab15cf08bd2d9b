import { expect, test } from 'vitest';
import { scoreOf } from './questionnaire.ts';
import { questionnaires } from './questionnaires.ts';

type Answers = Readonly<Record<string, string | undefined>>;
const scoreFor = (name: keyof typeof questionnaires, answers: Answers) =>
  scoreOf(questionnaires[name], (question) => answers[question] ?? null);

const lowest = {
  age: 'under40',
  gender: 'woman',
  pregnancy: 'no',
  family: 'no',
  pressure: 'no',
  active: 'yes',
  weight: 'under25',
};

// The points of the printed form of the CDC, answer by answer.
test.each([
  [{}, 0],
  [{ age: 'from40' }, 1],
  [{ age: 'from50' }, 2],
  [{ age: 'from60' }, 3],
  [{ gender: 'man' }, 1],
  [{ pregnancy: 'yes' }, 1],
  [{ family: 'yes' }, 1],
  [{ pressure: 'yes' }, 1],
  [{ active: 'no' }, 1],
  [{ weight: 'from25' }, 1],
  [{ weight: 'from30' }, 2],
  [{ weight: 'from40' }, 3],
] as [Answers, number][])('diabetes: %o alone gives %i', (answers, points) => {
  expect(scoreFor('diabetes', { ...lowest, ...answers })).toEqual({ points, band: 'lower' });
});

test.each([
  [{ age: 'from60', family: 'yes' }, 4, 'lower'],
  [{ age: 'from60', family: 'yes', pressure: 'yes' }, 5, 'higher'],
  [
    { age: 'from60', pregnancy: 'yes', family: 'yes', pressure: 'yes', active: 'no', weight: 'from40' },
    10,
    'higher',
  ],
] as [Answers, number, string][])('diabetes: %o together give %i, %s', (answers, points, band) => {
  expect(scoreFor('diabetes', { ...lowest, ...answers })).toEqual({ points, band });
});

test('a man gets no point for diabetes in a pregnancy', () => {
  expect(scoreFor('diabetes', { ...lowest, gender: 'man', pregnancy: 'yes' })).toEqual({
    points: 1,
    band: 'lower',
  });
});

const steps = ['never', 'someDays', 'mostDays', 'everyDay'];

/** Answers that add up to a sum, the first questions answered highest. */
function answersFor(name: 'mood' | 'worry', sum: number): Answers {
  let left = sum;
  return Object.fromEntries(
    Object.keys(questionnaires[name].questions).map((question) => {
      const points = Math.min(left, 3);
      left -= points;
      return [question, steps[points]];
    }),
  );
}

// The published bands, at both sides of each limit.
test.each([
  ['mood', 0, 'few'],
  ['mood', 4, 'few'],
  ['mood', 5, 'mild'],
  ['mood', 9, 'mild'],
  ['mood', 10, 'moderate'],
  ['mood', 14, 'moderate'],
  ['mood', 15, 'strong'],
  ['mood', 19, 'strong'],
  ['mood', 20, 'veryStrong'],
  ['mood', 27, 'veryStrong'],
  ['worry', 4, 'few'],
  ['worry', 5, 'mild'],
  ['worry', 9, 'mild'],
  ['worry', 10, 'moderate'],
  ['worry', 14, 'moderate'],
  ['worry', 15, 'strong'],
  ['worry', 21, 'strong'],
] as const)('%s: %i is %s', (name, points, band) => {
  expect(scoreFor(name, answersFor(name, points))).toEqual({ points, band });
});

test('questions without an answer, or with one that they do not have, are named in their order', () => {
  expect(scoreFor('diabetes', { ...lowest, weight: '3', family: undefined })).toEqual({
    missing: ['family', 'weight'],
  });
  expect(scoreFor('mood', {})).toEqual({ missing: Object.keys(questionnaires.mood.questions) });
  expect(Object.keys(questionnaires.mood.questions)).toHaveLength(9);
  expect(Object.keys(questionnaires.worry.questions)).toHaveLength(7);
});
