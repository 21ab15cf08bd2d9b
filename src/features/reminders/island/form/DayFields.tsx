import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import { isAppointment, type Repeat, repeats } from '#src/features/reminders/logic/reminder-form.ts';
import { TextField } from '#src/ui/Field.tsx';
import styles from './Form.module.css';
import { Group } from './Group.tsx';
import type { FormState } from './use-reminder-form.ts';

interface DayFieldsProps {
  state: FormState;
  texts: RemindersTexts;
}

/** On which days it comes, and from when to when. */
export function DayFields({ state, texts }: DayFieldsProps) {
  const { form, change, errorOf, isNew } = state;
  const words = texts.form;
  const isOnce = form.repeat === 'once';
  const firstLabel = isAppointment(form, isNew) ? words.appointmentDay : isOnce ? words.onceDay : words.first;
  return (
    <>
      <Group legend={words.days}>
        <div className={styles.choices}>
          {repeats.map((repeat: Repeat) => (
            <label key={repeat} className={styles.chip}>
              <input
                type="radio"
                name="repeat"
                checked={form.repeat === repeat}
                onChange={() => change({ repeat })}
              />
              {words.repeats[repeat]}
            </label>
          ))}
        </div>
      </Group>
      {form.repeat === 'chosen' && <Weekdays state={state} texts={texts} />}
      <div className={styles.pair}>
        <TextField
          type="date"
          name="from"
          label={firstLabel}
          error={errorOf('from')}
          value={form.from}
          onChange={({ target }) => change({ from: target.value })}
          required
        />
        {!isOnce && (
          <TextField
            type="date"
            name="until"
            label={words.last}
            hint={words.lastHint}
            error={errorOf('until')}
            value={form.until}
            onChange={({ target }) => change({ until: target.value })}
          />
        )}
      </div>
    </>
  );
}

function Weekdays({ state, texts }: DayFieldsProps) {
  const { form, change, errorOf } = state;
  const toggle = (weekday: number, isChosen: boolean) => {
    const others = form.weekdays.filter((one) => one !== weekday);
    change({ weekdays: isChosen ? [...others, weekday].sort() : others });
  };
  return (
    <Group legend={texts.form.weekdays} error={errorOf('weekday-0')}>
      <div className={styles.choices}>
        {texts.weekdayNames.map((name, weekday) => (
          <label key={name} className={styles.chip}>
            <input
              type="checkbox"
              name={`weekday-${weekday}`}
              checked={form.weekdays.includes(weekday)}
              onChange={({ target }) => toggle(weekday, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </Group>
  );
}
