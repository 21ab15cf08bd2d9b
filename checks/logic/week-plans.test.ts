import { expect, test } from 'vitest';
import { parseFiles, readContentFiles } from '#checks/content/files.ts';
import { siteRules } from '#checks/rules/rules.testing.ts';
import { type PlanFacts, planFactsSchema } from '#src/features/week-plan/schema.ts';
import { sampleTexts } from './sample-texts.testing.ts';
import { pairTexts, textSet } from './text-set.ts';
import { checkPlanNumbers, checkSamePlanNumbers } from './week-plan-numbers.ts';
import { checkLoad, checkSchedules, type WeekPlan } from './week-plans.ts';

const plans = [...parseFiles(readContentFiles('content/week-plans')).files.values()]
  .filter(({ file }) => file.endsWith('/facts.yaml'))
  .map(
    ({ file, data }): WeekPlan => ({
      id: file.split('/').at(-2) ?? '',
      file,
      facts: planFactsSchema.parse(data),
    }),
  );
const rules = {
  schedules: siteRules['week-plan-schedules'],
  schedulesFile: 'week-plan-schedules.yaml',
};

/** All plans, one of them changed. */
const changed = (id: string, change: (facts: PlanFacts) => Partial<PlanFacts>) =>
  plans.map((plan) => (plan.id === id ? { ...plan, facts: { ...plan.facts, ...change(plan.facts) } } : plan));
const withDay = (index: number, day: Partial<PlanFacts['days'][number]>) =>
  changed('vShape', ({ days }) => ({
    days: days.map((own, at) => (at === index ? { ...own, ...day } : own)),
  }));
const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);

test('the plans of the site keep their days and train enough', () => {
  expect([...checkSchedules(plans, rules), ...checkLoad(plans)]).toEqual([]);
});

test('a plan that is missing, one that nothing offers, and one of the other sex are reported', () => {
  expect(checkSchedules(plans.slice(1), rules)).toHaveLength(1);
  expect(
    checkSchedules(
      [...plans, { ...plans[0], id: 'oval', file: 'oval', facts: plans[0]?.facts ?? never() }],
      rules,
    ),
  ).toMatchObject([{ file: 'oval' }]);
  expect(
    keys(
      checkSchedules(
        changed('vShape', () => ({ sex: 'female' })),
        rules,
      ),
    ),
  ).toEqual(['sex']);
});

function never(): never {
  throw new Error('The site has no week plan.');
}

test('days in another order are reported', () => {
  expect(
    keys(
      checkSchedules(
        changed('vShape', ({ days }) => ({ days: days.toReversed() })),
        rules,
      ),
    ),
  ).toEqual(['days']);
});

test.each([
  [
    'too few minutes',
    changed('vShape', ({ days }) => ({
      days: days.map((day) => (day.minutes ? { ...day, minutes: 10 } : day)),
    })),
    'days',
  ],
  [
    'two hard days in a row',
    changed('vShape', ({ days }) => ({
      days: days.map((day, at) => (at < 2 ? { ...day, effort: 'hard' as const } : day)),
    })),
    'days',
  ],
  ['a hard day of rest', withDay(6, { effort: 'hard' }), 'days.6'],
  ['a day without its minutes', withDay(5, { minutes: undefined }), 'days.5'],
])('%s is reported', (_fault, broken, key) => {
  expect(keys(checkLoad(broken as WeekPlan[]))).toContain(key);
});

test('a text names only numbers of its facts, and every number of the facts is named', () => {
  const generic = {
    id: 'generic',
    file: 'generic',
    facts: { days: [], sources: ['a'], checked: new Date(0), numbers: { litres: 2 } },
  };
  const plan = { id: 'vShape', file: 'vShape', facts: { ...generic.facts, numbers: { idle: 1 } } };
  const english = textSet('en', [
    { file: 'en.yaml', prefix: 'week-plans:vShape.', content: { aim: 'Drink {{litres}} and {{lost}}' } },
  ]);
  expect(keys(checkPlanNumbers(english, [generic, plan]))).toEqual(['week-plans:vShape.aim', 'numbers.idle']);
});

test('a translation names each number as often as the English', () => {
  const english = sampleTexts('en', { a: '{{low}} to {{high}}' });
  const problems = (text: string) => checkSamePlanNumbers(pairTexts(english, sampleTexts('fr', { a: text })));
  expect(problems('{{high}} au plus, {{low}} au moins')).toEqual([]);
  expect(problems('{{low}} à {{high}} ou {{high}}')).toHaveLength(1);
});
