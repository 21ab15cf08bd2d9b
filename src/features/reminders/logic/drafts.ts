import { blankForm, type ReminderForm, repeats } from './reminder-form.ts';
import type { FormStart } from './starting-points.ts';
import { isTopic } from './topics.ts';

/** Forms that are begun and not kept yet, by what they began with; so none takes the place of another. */
export type Drafts = Readonly<Record<string, ReminderForm>>;

const changed = 'change:';

/** The name of a draft. */
export const draftKey = (start: FormStart): string =>
  typeof start === 'object' ? changed + start.id : start;

/** What a draft began with; undefined for a name that no form has. */
export function startOfDraft(key: string): FormStart | undefined {
  if (key.startsWith(changed)) return { id: key.slice(changed.length) };
  return key === 'blank' || isTopic(key) ? key : undefined;
}

/** The drafts with another one in them, or without one. */
export function withDraft(drafts: Drafts, start: FormStart, form: ReminderForm | undefined): Drafts {
  const { [draftKey(start)]: _, ...others } = drafts;
  return form === undefined ? others : { ...others, [draftKey(start)]: form };
}

/**
 * Reads what an earlier visit has stored.
 *
 * @returns no draft for nothing, and without those that an older or a strange page has written
 */
export function readDrafts(text: string | null): Drafts {
  try {
    const stored: [string, unknown][] = Object.entries(Object(JSON.parse(text ?? '{}')));
    return Object.fromEntries(
      stored.filter(
        (entry): entry is [string, ReminderForm] => startOfDraft(entry[0]) !== undefined && isForm(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

const sample = blankForm('2026-01-01', '');

function isForm(value: unknown): value is ReminderForm {
  const form: Record<string, unknown> = Object(value);
  const { topic, repeat, weekdays, times, ahead } = form;
  return (
    Object.entries(sample).every(([name, own]) => typeof form[name] === typeof own) &&
    (topic === '' || isTopic(topic)) &&
    repeats.some((one) => one === repeat) &&
    [weekdays, ahead].every((list) => Array.isArray(list) && list.every(Number.isInteger)) &&
    Array.isArray(times) &&
    times.every((time) => typeof time === 'string')
  );
}
