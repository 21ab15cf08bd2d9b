import type { FigureFile } from '#src/features/exercises/figure-files.ts';
import { MotionButton } from '#src/features/exercises/view/MotionButton.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type Path, sessionPath } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import { dayRange } from './day-range.ts';
import type { WorkoutMore } from './load.ts';
import { FirstFigure } from './MovingFigure.tsx';
import { workoutMeasure } from './measure.ts';
import type { WorkoutFacts, WorkoutWords } from './schema.ts';
import styles from './WorkoutOpening.module.css';

interface WorkoutOpeningProps {
  path: Path;
  words: Pick<WorkoutWords, 'heading' | 'promise'>;
  facts: WorkoutFacts;
  workout: WorkoutMore;
  language: BuiltLanguage;
}

/** The first screen of a workout: what it is, how long and how hard, a figure that moves, and where it starts. */
export function WorkoutOpening({ path, words, facts, workout, language }: WorkoutOpeningProps) {
  const t = translator(language);
  const { minutes, level } = workoutMeasure(facts, language);
  const blocks = workout.sessions.flatMap((session) => session.blocks);
  const shown = blocks.find(({ part }) => part === 'main')?.items[0];
  return (
    <header className={styles.opening} data-screen-only>
      <div className={styles.title}>
        <h1>{words.heading}</h1>
        <p className={styles.measure}>
          <strong>{minutes}</strong>
          <span>{level}</span>
        </p>
      </div>
      {shown && (
        <div className={styles.figure} data-tall={isTall(shown.figure.moving) || undefined}>
          <FirstFigure {...shown} />
        </div>
      )}
      <div className={styles.start}>
        <ButtonLink href={startOf(path, facts, language)} data-start>
          {t('training.start')}
        </ButtonLink>
        <MotionButton t={t} />
      </div>
      <div className={styles.more}>
        <p className={styles.promise}>{words.promise}</p>
        <dl className={styles.glance}>
          {workoutGlance(facts, workout, language).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

/** What a workout needs and costs beside its minutes and level: equipment, days and energy, each with its label. */
export function workoutGlance(
  { daysPerWeek }: WorkoutFacts,
  { equipment, kilocalories }: WorkoutMore,
  language: BuiltLanguage,
): { label: string; value: string }[] {
  const { exercises, training } = textsOf(language);
  const number = numberFormat(language);
  return [
    { label: exercises.page.equipment, value: equipment.map((kind) => exercises.equipment[kind]).join(', ') },
    { label: training.days, value: dayRange(daysPerWeek, language) },
    {
      label: training.energy,
      value: fillTemplate(training.energyValue, { kilocalories: number(kilocalories) }),
    },
  ];
}

// A drawing as wide as the narrowest phone would be higher than its first screen has room for below this ratio.
const widthToHeight = 1.67;

const isTall = ({ width, height }: FigureFile): boolean => width / height < widthToHeight;

/** The player, or the sessions of the page where the reader has to choose among them first. */
function startOf(path: Path, { sessions, collapsible }: WorkoutFacts, language: BuiltLanguage): string {
  const [first] = sessions;
  return collapsible || first === undefined ? '#plan' : localizedUrl(sessionPath(first.id, path), language);
}
