import type { Exercise } from '#src/features/exercises/load.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { numberFormat } from '#src/words/format-number.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { withColon } from '#src/words/with-colon.ts';
import type { SessionExercise } from './load.ts';
import { MovingFigure } from './MovingFigure.tsx';
import styles from './SessionStep.module.css';

interface StepProps {
  item: SessionExercise;
  language: BuiltLanguage;
}

/** One exercise of a session: how it looks, how much of it, what to mind, and what to do instead. */
export function SessionStep({ item, language }: StepProps) {
  const { exercise, figure, rest } = item;
  const { still } = figure;
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  return (
    <li className={styles.step}>
      <div className={styles.figure}>
        <MovingFigure {...item} />
        <img
          className={styles.printed}
          src={`/${still.file}`}
          alt=""
          width={still.width}
          height={still.height}
          loading="lazy"
          data-on-paper
        />
      </div>
      <div className={styles.words}>
        <ExerciseLink exercise={exercise} language={language} />
        <Dose item={item} language={language} />
        <p className={styles.cue} lang={ownTag(exercise, language)}>
          {exercise.words.cue}
        </p>
        {rest !== undefined && rest > 0 && (
          <p className={styles.rest}>{fillTemplate(training.rest, { count: rest }, numberLocales)}</p>
        )}
        <OtherLevels item={item} language={language} />
        <Cautions item={item} language={language} />
      </div>
    </li>
  );
}

/** So many seconds or repetitions, with the number large enough to be read from a metre away. */
function Dose({ item: { exercise, repetitions, seconds = 0 }, language }: StepProps) {
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const count = repetitions ?? seconds;
  const forms = repetitions === undefined ? training.seconds : training.repetitions;
  const written = numberFormat(language)(count);
  const [before = '', ...after] = fillTemplate(forms, { count }, numberLocales).split(written);
  return (
    <p className={styles.dose}>
      {before}
      <strong>{written}</strong>
      {after.join(written)}
      {exercise.facts.perSide && `, ${training.eachSide}`}
    </p>
  );
}

/** An easier and a harder exercise, where the library knows one; folded, since most readers stay with the plan. */
function OtherLevels({ item: { easier, harder }, language }: StepProps) {
  const { page } = textsOf(language).exercises;
  const others = [
    { label: page.easier, exercise: easier },
    { label: page.harder, exercise: harder },
  ].filter(({ exercise }) => exercise !== undefined);
  if (others.length === 0) return null;
  return (
    <details className={styles.levels} data-screen-only>
      <summary>{others.map(({ label }) => label).join(' · ')}</summary>
      {others.map(
        ({ label, exercise }) =>
          exercise && (
            <p key={label}>
              {`${withColon(label, language)} `}
              <ExerciseLink exercise={exercise} language={language} />
            </p>
          ),
      )}
    </details>
  );
}

/** What to take care of, a sentence each; folded, and left to the card where the page does not ask for it. */
function Cautions({ item: { cautions }, language }: StepProps) {
  const { page, caution } = textsOf(language).exercises;
  if (cautions.length === 0) return null;
  return (
    <details className={styles.levels} data-screen-only>
      <summary>{page.cautions}</summary>
      {cautions.map((id) => (
        <p key={id}>{caution[id]}</p>
      ))}
    </details>
  );
}

function ExerciseLink({ exercise, language }: { exercise: Exercise; language: BuiltLanguage }) {
  return (
    <a href={localizedUrl(exercisePath(exercise.id), language)} lang={ownTag(exercise, language)}>
      {exercise.words.name}
    </a>
  );
}

/** The language of an exercise's words, where it is not that of the page. */
function ownTag(exercise: Exercise, language: BuiltLanguage): string | undefined {
  return exercise.language === language ? undefined : languageFacts(exercise.language).tag;
}
