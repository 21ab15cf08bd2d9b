import { addDays, type Day } from '#src/features/training/logic/days.ts';
import { blankForm, type ReminderForm } from './reminder-form.ts';
import { isTopic, type ReminderTopic } from './topics.ts';

/** What one may begin with. */
export const startingPoints = ['water', 'walk', 'weigh-in', 'pressure', 'medicine', 'appointment'] as const;
export type StartingPoint = (typeof startingPoints)[number];

/** Where a form begins: nothing chosen yet, a topic, or a reminder that is changed. */
export type FormStart = ReminderTopic | 'blank' | { readonly id: string };

/** Days of measuring blood pressure at home: the seven days of the site's own sheet for it. */
const pressureDays = 7;

/**
 * A new form, filled for a topic as far as it can be.
 *
 * @param words for a topic that has some; the person may change them
 */
export function startingForm(
  topic: ReminderTopic | 'blank',
  { today, zone, words }: { today: Day; zone: string; words: string },
): ReminderForm {
  const blank = blankForm(today, zone);
  return topic === 'blank' ? blank : { ...blank, topic, text: words, ...ownChoices(topic, today) };
}

function ownChoices(topic: ReminderTopic, today: Day): Partial<ReminderForm> {
  const tomorrow = addDays(today, 1);
  switch (topic) {
    case 'water':
      return { times: ['08:00', '11:00', '14:00', '17:00'] };
    case 'walk':
      return { times: ['13:00'] };
    case 'session':
      return { repeat: 'chosen', weekdays: [0, 2, 4], times: ['18:00'] };
    case 'weigh-in':
      return { repeat: 'chosen', weekdays: [0], times: ['07:00'] };
    case 'pressure':
      return { from: tomorrow, until: addDays(tomorrow, pressureDays - 1), times: ['07:00', '19:00'] };
    case 'meal':
      return { times: ['12:30'] };
    case 'appointment':
      return { repeat: 'once', from: '', times: ['09:00'] };
    case 'medicine':
    case 'other':
      return {};
  }
}

/**
 * The topic that the address of the page asks for, as links of other pages do.
 *
 * @example topicInAddress('?new=weigh-in') → 'weigh-in'
 */
export function topicInAddress(search: string): ReminderTopic | undefined {
  const topic = new URLSearchParams(search).get('new');
  return isTopic(topic) ? topic : undefined;
}
