import { useState } from 'react';
import { deviceZone } from '#src/device/time-zone.ts';
import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import {
  type FormProblem,
  type ProblemCode,
  problemsOf,
} from '#src/features/reminders/logic/form-problems.ts';
import { momentIn } from '#src/features/reminders/logic/next-times.ts';
import { formOf, type ReminderForm } from '#src/features/reminders/logic/reminder-form.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { type FormStart, startingForm } from '#src/features/reminders/logic/starting-points.ts';
import { todayOf } from '#src/features/training/logic/days.ts';

interface Beginning {
  start: FormStart;
  /** The reminder that is changed; undefined for a new one. */
  changed: Reminder | undefined;
  /** What was typed before and not saved. */
  draft: ReminderForm | undefined;
  texts: RemindersTexts;
  /** Gets the form after each change; undefined where it is as it was at first. */
  onDraft: (draft: ReminderForm | undefined) => void;
}

/** A reminder while it is written: what is typed, and what is wrong with it. */
export function useReminderForm({ start, changed, draft, texts, onDraft }: Beginning) {
  const [untouched] = useState(() => beginningOf(start, changed, texts));
  const [form, setForm] = useState(draft ?? untouched);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  /** What the last try found. It stays while fields are put right, so that nothing moves under a finger. */
  const [found, setFound] = useState<readonly FormProblem[]>([]);
  const [tries, setTries] = useState(0);
  const isNew = changed === undefined;
  const now = momentIn(form.zone, new Date());

  const textOf = (code: ProblemCode) => texts.form.errors[code];
  return {
    form,
    isNew,
    now,
    tries,
    found: found.map(({ name, code }) => ({ name, text: textOf(code) })),
    change: (part: Partial<ReminderForm>) => {
      const next = { ...form, ...part };
      const still = new Set(problemsOf(next, isNew, now).map(({ name, code }) => `${name} ${code}`));
      setForm(next);
      setProblems(problems.filter(({ name, code }) => still.has(`${name} ${code}`)));
      onDraft(JSON.stringify(next) === JSON.stringify(untouched) ? undefined : next);
    },
    errorOf: (name: string): string | undefined => {
      const code = problems.find((problem) => problem.name === name)?.code;
      return code && textOf(code);
    },
    /** @returns whether nothing is wrong */
    check: (): boolean => {
      const wrong = problemsOf(form, isNew, now);
      setProblems(wrong);
      setFound(wrong);
      setTries(tries + 1);
      return wrong.length === 0;
    },
  };
}

export type FormState = ReturnType<typeof useReminderForm>;

function beginningOf(start: FormStart, changed: Reminder | undefined, texts: RemindersTexts): ReminderForm {
  if (changed) return formOf(changed);
  const topic = typeof start === 'object' ? 'blank' : start;
  const words = topic === 'walk' ? texts.starts.walkWords : '';
  return startingForm(topic, { today: todayOf(new Date()), zone: deviceZone(), words });
}
