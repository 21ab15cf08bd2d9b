import { type SubmitEvent, useRef } from 'react';
import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import { dayText, topicName } from '#src/features/reminders/island/when-text.ts';
import { textLength } from '#src/features/reminders/logic/form-problems.ts';
import { type ReminderForm, remindersOfForm } from '#src/features/reminders/logic/reminder-form.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import type { FormStart } from '#src/features/reminders/logic/starting-points.ts';
import { isTopic, needsWords, reminderTopics } from '#src/features/reminders/logic/topics.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { ChannelFields } from './ChannelFields.tsx';
import { DayFields } from './DayFields.tsx';
import { Preview } from './Preview.tsx';
import { TimeFields } from './TimeFields.tsx';
import { type FormState, useReminderForm } from './use-reminder-form.ts';

interface ReminderDialogProps {
  texts: RemindersTexts;
  start: FormStart;
  /** The reminder that is changed; undefined for a new one. */
  changed: Reminder | undefined;
  /** What was typed before and not saved. */
  draft: ReminderForm | undefined;
  /** Whether the device copies to an account. */
  isLinked: boolean;
  onDraft: (draft: ReminderForm | undefined) => void;
  /** Gets what is to be kept: one reminder, or of an appointment one for each time before it. */
  onSave: (made: readonly Reminder[]) => void;
  onClose: () => void;
}

/** Everything about one reminder: what, on which days, at which times, and how it comes. */
export function ReminderDialog(props: ReminderDialogProps) {
  const { texts, isLinked, onSave, onClose } = props;
  const state = useReminderForm(props);
  const { form, isNew, found, tries, now } = state;
  const element = useRef<HTMLFormElement>(null);
  const words = texts.form;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!state.check()) return;
    const appointmentText = (text: string, { day, time }: { day: string; time: string }) =>
      fillTemplate(words.appointmentText, { text, day: dayText(day, texts), time });
    onSave(remindersOfForm(form, { isNew, language: texts.language, appointmentText, now }));
    event.currentTarget.closest('dialog')?.close();
  };
  const focus = (name: string) => {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <Dialog title={isNew ? words.add : words.change} closeLabel={texts.close} onClose={onClose}>
      <FormGrid ref={element} autoComplete="off" noValidate onSubmit={submit}>
        {found.length > 0 && (
          <ErrorSummary key={tries} title={words.errorTitle} items={found} onSelect={focus} />
        )}
        <WordFields state={state} texts={texts} />
        <DayFields state={state} texts={texts} />
        <TimeFields state={state} texts={texts} />
        <Preview state={state} texts={texts} />
        <ChannelFields state={state} texts={texts} isLinked={isLinked} />
        <Button type="submit">{words.save}</Button>
      </FormGrid>
    </Dialog>
  );
}

function WordFields({ state, texts }: { state: FormState; texts: RemindersTexts }) {
  const { form, change, errorOf, isNew } = state;
  const words = texts.form;
  const { topic } = form;
  const hint = topic === 'medicine' ? words.medicineHint : words.textHint;
  return (
    <>
      <SelectField
        name="topic"
        label={words.topic}
        error={errorOf('topic')}
        placeholder={texts.choose}
        options={reminderTopics.map((value) => ({ value, label: topicName(value, texts) }))}
        value={topic}
        onChange={({ target }) => change({ topic: isTopic(target.value) ? target.value : '' })}
        required
      />
      <TextField
        name="text"
        label={topic !== '' && needsWords(topic) ? words.text : words.textOptional}
        hint={hint}
        error={errorOf('text')}
        maxLength={textLength(form, isNew)}
        value={form.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </>
  );
}
