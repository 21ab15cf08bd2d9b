import { expect, test } from 'vitest';
import { firstPlanner, type Planner } from '#src/features/meals/logic/records.ts';
import { usualWishes, type Wishes } from '#src/features/meals/logic/wishes.ts';
import { addDays } from '#src/features/training/logic/days.ts';
import { answeredPlanner, changedPlanner, isAnswerDue, unansweredPlanner } from './health-answer.ts';

const day = '2026-11-23';
const answered = answeredPlanner(firstPlanner, false, day);
const wishing = (planner: Planner, own: Partial<Wishes>) =>
  changedPlanner(planner, { wishes: { ...planner.wishes, ...own } });

test('an answer counts for 30 days, with its day and whether the menu is for the others only', () => {
  expect(answered).toEqual({ ...firstPlanner, isAsked: true, isForOthers: false, answered: day });
  expect(answeredPlanner(firstPlanner, true, day).isForOthers).toBe(true);
  expect(isAnswerDue(answered, day)).toBe(false);
  expect(isAnswerDue(answered, addDays(day, 29))).toBe(false);
  expect(isAnswerDue(answered, addDays(day, 30))).toBe(true);
});

test('a clock that stood a day or years ahead neither asks too early nor never', () => {
  expect(isAnswerDue(answered, addDays(day, -1))).toBe(false);
  expect(isAnswerDue(answered, addDays(day, -400))).toBe(true);
});

test.each([
  ['nobody has answered', firstPlanner],
  ['the day was not kept by an older edition', { ...firstPlanner, isAsked: true }],
  ['the day is none', { ...answered, answered: 'yesterday' }],
  ['somebody wants to answer again', unansweredPlanner(answered)],
])('the question comes where %s', (_, planner) => {
  expect(isAnswerDue(planner, day)).toBe(true);
});

test('the question comes again when a person is added or Ramadan is ticked, and what was typed stays', () => {
  const eaters = [...usualWishes.eaters, { kind: 'young', sex: 'male', age: 9 }] as const;
  const more = wishing(answered, { eaters });
  expect(isAnswerDue(more, day)).toBe(true);
  expect(more).toMatchObject({ isAsked: true, wishes: { eaters } });
  const fasting = wishing(answered, { ramadan: true });
  expect(isAnswerDue(fasting, day)).toBe(true);
  expect(fasting.wishes.ramadan).toBe(true);
});

test('no other wish asks again', () => {
  const two = wishing(answered, { eaters: [...usualWishes.eaters, ...usualWishes.eaters] });
  const fasting = answeredPlanner(wishing(two, { ramadan: true }), false, day);
  const eaters = [{ kind: 'usual', sex: 'male' }] as const;
  for (const own of [{ eaters }, { ramadan: false }, { ramadan: true }, { fasting: [2] }, { days: 3 }])
    expect(isAnswerDue(wishing(fasting, own), day)).toBe(false);
});

test('what takes a menu back does not take an answer back', () => {
  const others = answeredPlanner(answered, true, addDays(day, 2));
  expect(changedPlanner(others, answered)).toMatchObject({ isForOthers: true, answered: '2026-11-25' });
  const due = unansweredPlanner(others);
  expect(isAnswerDue(changedPlanner(due, others), day)).toBe(true);
});
