import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyHours, timeBefore } from './clock-times.ts';
import { draftKey, readDrafts, startOfDraft, withDraft } from './drafts.ts';
import { problemsOf } from './form-problems.ts';
import { blankForm, formOf, type ReminderForm, remindersOfForm, schedulesOf } from './reminder-form.ts';
import { reminderSchema } from './reminder-schema.ts';
import { reminder } from './reminders.testing.ts';
import { startingForm, topicInAddress } from './starting-points.ts';
import { reminderTopics } from './topics.ts';

const now = { day: '2026-11-23', time: '08:30' };
const blank = blankForm(now.day, 'Africa/Kigali');
const codes = (own: Partial<ReminderForm>, isNew = true) =>
  problemsOf({ ...blank, topic: 'water', ...own }, isNew, now).map(({ name, code }) => `${name} ${code}`);
const saving = {
  isNew: true,
  language: 'en' as const,
  appointmentText: (words: string, { day, time }: { day: string; time: string }) => `${words} ${day} ${time}`,
  now,
};

test.each<[string, Partial<ReminderForm>, string[]]>([
  ['no topic', { topic: '' }, ['topic topic']],
  ['a medicine without words', { topic: 'medicine', text: '  ' }, ['text text']],
  ['no weekday', { repeat: 'chosen', weekdays: [] }, ['weekday-0 weekdays']],
  ['no day', { from: '' }, ['from day']],
  ['a day that no calendar has', { from: '2026-02-30' }, ['from day']],
  ['an end before the beginning', { until: '2026-11-22' }, ['until untilFirst']],
  ['an empty time', { times: ['07:00', ''] }, ['time-1 time']],
  ['a time twice', { times: ['07:00', '09:00', '07:00'] }, ['time-2 timeTwice']],
  ['half quiet hours', { isQuiet: true, quietTo: '' }, ['quietTo quiet']],
  ['no length of quiet', { isQuiet: true, quietFrom: '06:00' }, ['quietTo quietSame']],
  ['all times quiet', { isQuiet: true, times: ['23:00', '05:00'] }, ['quietFrom allQuiet']],
  ['one day that is over', { repeat: 'once', times: ['08:30'] }, ['from over']],
  ['an end that is over', { from: '2026-11-01', until: '2026-11-23', times: ['08:00'] }, ['until over']],
  [
    'no such weekday until the end',
    { repeat: 'chosen', weekdays: [6], until: '2026-11-25' },
    ['until never'],
  ],
  [
    'an appointment that reminds never',
    { topic: 'appointment', text: 'Dentist', repeat: 'once', from: '2026-12-01', ahead: [] },
    ['ahead-0 ahead'],
  ],
  [
    'words too long for an appointment',
    { topic: 'appointment', text: 'x'.repeat(61), repeat: 'once', from: '2026-12-01' },
    ['text textLong'],
  ],
  [
    'an appointment that is over',
    { topic: 'appointment', text: 'Dentist', repeat: 'once', times: ['08:00'] },
    ['from over'],
  ],
])('%s is said at its field', (_, own, expected) => {
  expect(codes(own)).toEqual(expected);
});

test('a form without problems becomes a reminder that the server accepts, and the form again', () => {
  const form: ReminderForm = {
    ...blank,
    topic: 'medicine',
    text: ' The white one ',
    repeat: 'chosen',
    weekdays: [4, 0],
    until: '2026-12-31',
    times: ['19:00', '07:00'],
    isQuiet: true,
    mail: true,
  };
  const [made] = remindersOfForm(form, saving);
  expect(z.parse(reminderSchema, made)).toEqual(made);
  expect(made).toMatchObject({ text: 'The white one', weekdays: [0, 4], times: ['07:00', '19:00'] });
  expect(made && remindersOfForm(formOf(made), { ...saving, isNew: false })).toEqual([made]);
});

test.each(reminderTopics)('the ready form of %s has no fault but what only the person knows', (topic) => {
  const form = startingForm(topic, { today: now.day, zone: 'Africa/Kigali', words: '' });
  const open = ['text text', 'from day'];
  const faults = problemsOf(form, true, now).map(({ name, code }) => `${name} ${code}`);
  expect(faults.filter((fault) => !open.includes(fault))).toEqual([]);
});

test('blood pressure is measured on seven whole days', () => {
  const form = startingForm('pressure', { today: now.day, zone: 'Africa/Kigali', words: '' });
  expect(schedulesOf(form, true)).toMatchObject([
    { from: '2026-11-24', until: '2026-11-30', times: ['07:00', '19:00'] },
  ]);
});

test('a new appointment becomes one reminder for each time before it, and each says when it is', () => {
  const form: ReminderForm = {
    ...startingForm('appointment', { today: now.day, zone: 'Africa/Kigali', words: '' }),
    text: 'Dentist',
    from: '2026-12-01',
    times: ['00:30'],
  };
  expect(remindersOfForm(form, saving)).toMatchObject([
    { from: '2026-11-30', times: ['00:30'], weekdays: [], text: 'Dentist 2026-12-01 00:30' },
    { from: '2026-11-30', times: ['23:30'], weekdays: [], text: 'Dentist 2026-12-01 00:30' },
  ]);
  const tomorrow = { ...form, from: '2026-11-24', times: ['08:00'] };
  expect(remindersOfForm(tomorrow, saving)).toMatchObject([{ from: '2026-11-24', times: ['07:00'] }]);
});

test.each([
  ['08:00', '20:00', 3, ['08:00', '11:00', '14:00', '17:00', '20:00']],
  ['07:30', '12:00', 4, ['07:30', '11:30']],
  ['20:00', '08:00', 1, []],
  ['00:00', '23:59', 1, Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)],
])('from %s to %s every %i hours', (from, to, hours, times) => {
  expect(everyHours(from, to, hours)).toEqual(times);
});

test.each([
  ['10:00', 60, { time: '09:00', days: 0 }],
  ['00:00', 60, { time: '23:00', days: 1 }],
  ['10:00', 1440, { time: '10:00', days: 1 }],
  ['10:00', 0, { time: '10:00', days: 0 }],
])('before %s by %i minutes', (time, minutes, before) => {
  expect(timeBefore(time, minutes)).toEqual(before);
});

test('drafts of different beginnings stand beside each other and come back after a reload', () => {
  const two = withDraft(withDraft({}, 'water', blank), { id: 'a' }, { ...blank, text: 'Mine' });
  const read = readDrafts(JSON.stringify(two));
  expect(read).toEqual(two);
  expect(Object.keys(read).map(startOfDraft)).toEqual(['water', { id: 'a' }]);
  expect(withDraft(read, 'water', undefined)).toEqual({
    [draftKey({ id: 'a' })]: { ...blank, text: 'Mine' },
  });
});

test.each([
  null,
  'x',
  '5',
  '{"water":{}}',
  JSON.stringify({ gold: blank }),
  JSON.stringify({ water: { ...blank, times: [1] } }),
])('the stored text %s holds no draft', (text) => expect(readDrafts(text)).toEqual({}));

test('the address opens the form of a topic, and of nothing else', () => {
  expect(topicInAddress('?new=weigh-in')).toBe('weigh-in');
  expect(topicInAddress('?new=gold')).toBeUndefined();
  expect(topicInAddress('')).toBeUndefined();
});

test('a changed appointment is a reminder like any other', () => {
  const kept = reminder({
    topic: 'appointment',
    text: 'Dentist',
    weekdays: [],
    from: '2026-12-01',
    times: ['09:00'],
  });
  expect(schedulesOf(formOf(kept), false)).toEqual([{ from: '2026-12-01', weekdays: [], times: ['09:00'] }]);
});
