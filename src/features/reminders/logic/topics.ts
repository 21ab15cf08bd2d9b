/** What one can be reminded of. */
export const reminderTopics = [
  'water',
  'walk',
  'session',
  'weigh-in',
  'pressure',
  'medicine',
  'meal',
  'appointment',
  'other',
] as const;
export type ReminderTopic = (typeof reminderTopics)[number];

/** Characters of one's own words, and times of a day. */
export const reminderLimits = { text: 120, times: 24 } as const;

/** True for one of the topics. */
export const isTopic = (value: unknown): value is ReminderTopic =>
  reminderTopics.some((topic) => topic === value);

/** Whether the topic alone does not say what to do, so that one's own words must. */
export const needsWords = (topic: ReminderTopic): boolean =>
  topic === 'medicine' || topic === 'appointment' || topic === 'other';
