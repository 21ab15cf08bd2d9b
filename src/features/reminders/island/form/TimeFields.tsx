import { useRef } from 'react';
import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import { timeName } from '#src/features/reminders/logic/form-problems.ts';
import { aheads, isAppointment } from '#src/features/reminders/logic/reminder-form.ts';
import { reminderLimits } from '#src/features/reminders/logic/topics.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { EveryHours } from './EveryHours.tsx';
import styles from './Form.module.css';
import { Group } from './Group.tsx';
import type { FormState } from './use-reminder-form.ts';

interface TimeFieldsProps {
  state: FormState;
  texts: RemindersTexts;
}

/** At which times of the day it comes; of an appointment, its hour and how long before it. */
export function TimeFields({ state, texts }: TimeFieldsProps) {
  return isAppointment(state.form, state.isNew) ? (
    <AppointmentFields state={state} texts={texts} />
  ) : (
    <>
      <Times state={state} texts={texts} />
      <QuietFields state={state} texts={texts} />
    </>
  );
}

function Times({ state, texts }: TimeFieldsProps) {
  const { form, change, errorOf } = state;
  const words = texts.form;
  const list = useRef<HTMLUListElement>(null);
  const hasRoom = form.times.length < reminderLimits.times;
  const set = (index: number, time: string) =>
    change({ times: form.times.map((before, at) => (at === index ? time : before)) });
  // The focus goes to the new field, and after a removal to the one in its place.
  const focusLater = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  const add = () => {
    change({ times: [...form.times, ''] });
    focusLater(form.times.length);
  };
  const remove = (index: number) => {
    change({ times: form.times.filter((_, at) => at !== index) });
    focusLater(Math.min(index, form.times.length - 2));
  };
  return (
    <Group legend={words.times}>
      <ul ref={list} className={styles.times}>
        {form.times.map((time, index) => {
          const number = fillTemplate(words.time, { number: `${index + 1}` });
          return (
            <li key={index}>
              <TextField
                type="time"
                name={timeName(index)}
                label={number}
                error={errorOf(timeName(index))}
                value={time}
                onChange={({ target }) => set(index, target.value.slice(0, 5))}
                required
              />
              {form.times.length > 1 && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fillTemplate(words.removeTime, { time: time || number })}
                  onClick={() => remove(index)}
                >
                  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                    <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.5" />
                  </svg>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        {hasRoom ? (
          <Button variant="secondary" onClick={add}>
            {words.addTime}
          </Button>
        ) : (
          <p>{words.timesFull}</p>
        )}
      </div>
      <EveryHours texts={texts} onTimes={(times) => change({ times })} />
    </Group>
  );
}

function QuietFields({ state, texts }: TimeFieldsProps) {
  const { form, change, errorOf } = state;
  const words = texts.form;
  return (
    <Group legend={words.quiet} hint={words.quietHint}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="isQuiet"
          checked={form.isQuiet}
          onChange={({ target }) => change({ isQuiet: target.checked })}
        />
        {words.quietOn}
      </label>
      {form.isQuiet && (
        <div className={styles.pair}>
          <TextField
            type="time"
            name="quietFrom"
            label={words.quietFrom}
            error={errorOf('quietFrom')}
            value={form.quietFrom}
            onChange={({ target }) => change({ quietFrom: target.value.slice(0, 5) })}
          />
          <TextField
            type="time"
            name="quietTo"
            label={words.quietTo}
            error={errorOf('quietTo')}
            value={form.quietTo}
            onChange={({ target }) => change({ quietTo: target.value.slice(0, 5) })}
          />
        </div>
      )}
    </Group>
  );
}

const aheadNames = { 1440: 'day', 60: 'hour', 0: 'now' } as const;

function AppointmentFields({ state, texts }: TimeFieldsProps) {
  const { form, change, errorOf } = state;
  const words = texts.form;
  const [time = ''] = form.times;
  const toggle = (minutes: number, isChosen: boolean) => {
    const others = form.ahead.filter((one) => one !== minutes);
    change({ ahead: isChosen ? [...others, minutes] : others });
  };
  return (
    <>
      <TextField
        type="time"
        name={timeName(0)}
        label={words.appointmentTime}
        error={errorOf(timeName(0))}
        value={time}
        onChange={({ target }) => change({ times: [target.value.slice(0, 5)] })}
        required
      />
      <Group legend={words.ahead} error={errorOf('ahead-0')}>
        {aheads.map((minutes, index) => (
          <label key={minutes} className={styles.check}>
            <input
              type="checkbox"
              name={`ahead-${index}`}
              checked={form.ahead.includes(minutes)}
              onChange={({ target }) => toggle(minutes, target.checked)}
            />
            {words.aheads[aheadNames[minutes]]}
          </label>
        ))}
      </Group>
    </>
  );
}
