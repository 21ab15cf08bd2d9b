import { useState } from 'react';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import {
  type Choosable,
  choosableWeek,
  choosableWorkouts,
  placementOf,
} from '#src/features/training/logic/choosable.ts';
import { addDays, type Day, mondayOf, weekOf } from '#src/features/training/logic/days.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { commonMuscles } from '#src/features/training/logic/rest-days.ts';
import { placedOn } from '#src/features/training/logic/week.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { DayField } from './DayField.tsx';
import styles from './Dialogs.module.css';
import { type WeekAddresses, type WeekTexts, writeMuscles } from './week-texts.ts';

const sources = ['workout', 'own', 'plan'] as const;
type Source = (typeof sources)[number];

/** What the dialog opens with. */
export interface AddStart {
  day: Day;
  source: Source;
  /** The session that is asked for, as `choiceKey` writes it, or the id of a week; empty for none. */
  chosen: string;
}

interface AddDialogProps {
  start: AddStart;
  catalogue: Catalogue;
  own: readonly Choosable[];
  placements: readonly Kept<Placement>[];
  texts: WeekTexts;
  addresses: WeekAddresses;
  onAdd: (contents: readonly Placement[]) => void;
  onClose: () => void;
}

const usualTime = '07:00';

/** Names a session among all that can be chosen. */
export const choiceKey = ({ workout, session }: Pick<Choosable, 'workout' | 'session'>): string =>
  `${workout} ${session}`;

/** A session of a workout, one of one's own, or a whole week of the generator, and when it is to be done. */
export function AddDialog(props: AddDialogProps) {
  const { start, catalogue, own, placements, texts, addresses, onAdd, onClose } = props;
  const { dialog } = texts;
  const [source, setSource] = useState<Source>(start.source);
  const [chosen, setChosen] = useState(start.chosen);
  const [day, setDay] = useState(start.day);
  const [time, setTime] = useState(usualTime);
  const [weekly, setWeekly] = useState(true);
  const [tried, setTried] = useState(false);

  const groups = choosableWorkouts(catalogue);
  const single = source === 'own' ? own : groups.flatMap(({ choices }) => choices);
  const choice = single.find((each) => choiceKey(each) === chosen);
  const week = source === 'plan' ? choosableWeek(catalogue, chosen) : [];
  const contents =
    source === 'plan'
      ? week.map(({ day: index, choice: each }) =>
          placementOf(each, { date: addDays(mondayOf(day), index), time, weekly }),
        )
      : choice
        ? [placementOf(choice, { date: day, time, weekly })]
        : [];
  const submit = () => {
    setTried(true);
    if (contents.length > 0 && time !== '') onAdd(contents);
  };
  const missing = tried && contents.length === 0 ? dialog.sessionMissing : undefined;
  return (
    <Dialog title={dialog.addHeading} closeLabel={dialog.close} onClose={onClose}>
      <FormGrid
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ModeSwitch
          label={dialog.source}
          modes={sources.map((value) => ({ value, label: dialog.sources[value] }))}
          value={source}
          onChange={(value) => {
            setSource(value);
            setChosen('');
            setTried(false);
          }}
        />
        {source === 'own' && own.length === 0 ? (
          <p>
            {dialog.noOwn} <a href={addresses.sessions}>{dialog.build}</a>
          </p>
        ) : (
          <ChoiceField
            source={source}
            groups={groups}
            own={own}
            catalogue={catalogue}
            chosen={chosen}
            onChosen={setChosen}
            error={missing}
            texts={texts}
          />
        )}
        {source === 'plan' && (
          <p>
            {dialog.planHint} <a href={addresses.generator}>{dialog.generator}</a>
          </p>
        )}
        {source !== 'plan' && (
          <DayField label={dialog.day} days={weekOf(day)} value={day} onDay={setDay} texts={texts} />
        )}
        <TextField
          type="time"
          label={dialog.time}
          value={time}
          onChange={(event) => setTime(event.target.value.slice(0, 5))}
          error={time === '' ? dialog.timeMissing : undefined}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={weekly} onChange={(event) => setWeekly(event.target.checked)} />
          {dialog.repeats}
        </label>
        <p role="status" className={styles.status}>
          {choice && <BesideHint choice={choice} day={day} placements={placements} texts={texts} />}
        </p>
        <Button type="submit">{dialog.submit}</Button>
      </FormGrid>
    </Dialog>
  );
}

interface ChoiceFieldProps extends Pick<AddDialogProps, 'catalogue' | 'own' | 'texts'> {
  source: Source;
  groups: ReturnType<typeof choosableWorkouts>;
  chosen: string;
  onChosen: (key: string) => void;
  error: string | undefined;
}

function ChoiceField(props: ChoiceFieldProps) {
  const { source, groups, own, catalogue, chosen, onChosen, error, texts } = props;
  const { dialog, minutes, numberLocales } = texts;
  const option = (each: Choosable) => (
    <option key={choiceKey(each)} value={choiceKey(each)}>
      {`${each.name} · ${fillTemplate(minutes, { count: each.minutes }, numberLocales)}`}
    </option>
  );
  return (
    <Field label={source === 'plan' ? dialog.plan : dialog.workout} error={error}>
      {(control) => (
        <select {...control} value={chosen} onChange={(event) => onChosen(event.target.value)}>
          <option value="">{source === 'plan' ? dialog.choosePlan : dialog.choose}</option>
          {source === 'own' && own.map(option)}
          {source === 'workout' &&
            groups.map(({ label, choices }) => (
              <optgroup key={label} label={label}>
                {choices.map(option)}
              </optgroup>
            ))}
          {source === 'plan' &&
            Object.entries(catalogue.plans).map(([id, { label, aim }]) => (
              <option key={id} value={id}>{`${label} – ${aim}`}</option>
            ))}
        </select>
      )}
    </Field>
  );
}

/** Says where a session would leave muscles without rest, before it is added. */
function BesideHint({
  choice,
  day,
  placements,
  texts,
}: {
  choice: Choosable;
  day: Day;
  placements: readonly Kept<Placement>[];
  texts: WeekTexts;
}) {
  const beside = placedOn(placements, [addDays(day, -1), addDays(day, 1)]);
  const muscles = commonMuscles(
    choice.hard,
    beside.flatMap(({ placement }) => placement.hard),
  );
  return (
    muscles.length > 0 && (
      <span className={styles.beside}>
        {fillTemplate(texts.dialog.beside, { muscles: writeMuscles(muscles, texts) })}
      </span>
    )
  );
}
