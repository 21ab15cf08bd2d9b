import type { Kept } from '#src/features/training/logic/records.ts';
import type { Reminder } from './reminder-schema.ts';

/** A reminder for tests: a glass of water every day, morning and evening. */
export const reminder = (own: Partial<Kept<Reminder>> = {}): Kept<Reminder> => ({
  id: '00000000-0000-4000-8000-000000000001',
  topic: 'water',
  text: '',
  from: '2026-11-01',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  times: ['07:00', '19:00'],
  zone: 'Africa/Kigali',
  language: 'en',
  mail: false,
  push: false,
  ...own,
});
