import type { ReactNode } from 'react';
import { type Answers, goals, painPlaces, stages, states } from '#src/features/coach/logic/answers.ts';
import { shownBy } from '#src/features/training/logic/library.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { SignList } from '#src/ui/SignList.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import styles from './Coach.module.css';
import type { CoachSafety, CoachTexts } from './coach-texts.ts';
import type { useCoachEntries } from './use-coach.ts';

interface QuestionsProps {
  texts: CoachTexts;
  safety: CoachSafety;
  entries: ReturnType<typeof useCoachEntries>;
  answers: Answers;
  /** Whether a proposal can be made. */
  isReady: boolean;
  /** Whether the visitor has come back from a proposal. */
  isBack: boolean;
  onAnswers: (answers: Answers) => void;
  /** The visitor has turned to the form. */
  onTouched: () => void;
  onSubmit: () => void;
}

/** What the coach asks before it proposes anything: nothing of it is kept. */
export function Questions(props: QuestionsProps) {
  const { texts, safety, entries, answers, isReady, isBack, onAnswers, onTouched, onSubmit } = props;
  const { ask } = texts;
  return (
    <Card data-questions>
      <Heading isFocused={isBack}>{ask.heading}</Heading>
      <p>{ask.kept}</p>
      <WhoseEntries texts={texts} entries={entries} />
      {/* Not as narrow as words in a card are: there is room for two questions in a row. */}
      <div>
        <FormGrid
          noValidate
          onFocus={onTouched}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <div className={styles.questions}>
            <Choice
              label={ask.state}
              names={ask.states}
              values={states}
              value={answers.state}
              onChange={(state) => onAnswers({ ...answers, state })}
            />
            <Folded summary={ask.signs}>
              <SignList danger heading={safety.stopHeading} signs={safety.now} action={safety.call} />
              <SignList heading={safety.askHeading} signs={safety.askFirst} />
            </Folded>
            <Choice
              label={ask.stage}
              names={ask.stages}
              values={stages}
              value={answers.stage}
              onChange={(stage) => onAnswers({ ...answers, stage })}
            />
            <Choice
              label={ask.pain}
              names={ask.pains}
              values={painPlaces}
              value={answers.pain}
              onChange={(pain) => onAnswers({ ...answers, pain })}
            />
            <Choice
              label={ask.goal}
              names={ask.goals}
              values={goals}
              value={answers.goal}
              onChange={(goal) => onAnswers({ ...answers, goal })}
            />
            <Choice
              label={ask.figure}
              names={ask.figures}
              values={shownBy}
              value={answers.figure}
              onChange={(figure) => onAnswers({ ...answers, figure })}
            />
          </div>
          <Button type="submit" disabled={!isReady}>
            {ask.submit}
          </Button>
        </FormGrid>
      </div>
    </Card>
  );
}

/** A heading that takes the focus where the form has just taken the place of something else. */
function Heading({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  return isFocused ? <FocusedHeading>{children}</FocusedHeading> : <h2>{children}</h2>;
}

interface ChoiceProps<Value extends string> {
  label: string;
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, names, values, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = values.find((each) => each === target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Whose readings the coach looks at: the diary may be that of several people, the training log is that of one. */
function WhoseEntries({ texts, entries }: Pick<QuestionsProps, 'texts' | 'entries'>) {
  const { people, person, sealed, isLocked } = entries;
  const unlock = useLazy(isLocked, () => import('./OpenEntries.tsx'));
  if (people.length === 0) return null;
  return (
    <>
      {people.length > 1 && <p>{texts.ask.owner}</p>}
      <Field label={texts.ask.person}>
        {(control) => (
          <select
            {...control}
            value={person?.id ?? ''}
            onChange={({ target }) => entries.choose(target.value)}
          >
            <option value="">{texts.ask.nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isLocked && <p>{texts.ask.locked}</p>}
      {unlock.hasFailed && <StatusNotice>{texts.failed}</StatusNotice>}
      {isLocked && person && unlock.part && (
        <unlock.part.OpenEntries
          key={person.id}
          texts={texts}
          person={person}
          sealed={sealed}
          onOpen={(readings) => entries.open(person.id, readings)}
        />
      )}
    </>
  );
}
