import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { SessionBlock, SessionExercise } from './load.ts';
import styles from './SessionSteps.module.css';

interface PlanStepsProps {
  blocks: readonly SessionBlock[];
  intro: string | undefined;
  language: BuiltLanguage;
}

/** A session from warm-up to cool-down: each exercise with its moving figure, dose and cue. */
export function SessionSteps({ blocks, intro, language }: PlanStepsProps) {
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const headings = { 'warm-up': training.warmUp, main: training.main, 'cool-down': training.coolDown };
  return (
    <div className={styles.plan}>
      {intro && <p>{intro}</p>}
      {blocks.map((block, index) => (
        // A session may have two main parts, and nothing but their place tells them apart.
        <section key={index} className={styles.block} data-part={block.part}>
          <h3>
            {headings[block.part]}
            {block.rounds > 1 && (
              <span> · {fillTemplate(training.rounds, { count: block.rounds }, numberLocales)}</span>
            )}
          </h3>
          <ol>
            {block.items.map((item, place) => (
              <SessionStep key={place} item={item} language={language} />
            ))}
          </ol>
          {block.roundRest !== undefined && block.roundRest > 0 && (
            <p className={styles.rest}>
              {fillTemplate(training.roundRest, { count: block.roundRest }, numberLocales)}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function SessionStep({ item, language }: { item: SessionExercise; language: BuiltLanguage }) {
  const { exercise, figure, pictogram, rest } = item;
  const { moving, still } = figure;
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const words = exercise.language === language ? undefined : languageFacts(exercise.language).tag;
  return (
    <li className={styles.step}>
      <div className={styles.figure}>
        <img
          src={pictogram}
          alt=""
          width={moving.width}
          height={moving.height}
          data-moving={`/${moving.file}`}
        />
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
        <a href={localizedUrl(exercisePath(exercise.id), language)} lang={words}>
          {exercise.words.name}
        </a>
        <p className={styles.dose}>{dose(item, language)}</p>
        <p className={styles.cue} lang={words}>
          {exercise.words.cue}
        </p>
        {rest !== undefined && rest > 0 && (
          <p className={styles.rest}>{fillTemplate(training.rest, { count: rest }, numberLocales)}</p>
        )}
      </div>
    </li>
  );
}

function dose({ exercise, repetitions, seconds = 0 }: SessionExercise, language: BuiltLanguage): string {
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const amount =
    repetitions === undefined
      ? fillTemplate(training.seconds, { count: seconds }, numberLocales)
      : fillTemplate(training.repetitions, { count: repetitions }, numberLocales);
  return exercise.facts.perSide ? `${amount}, ${training.eachSide}` : amount;
}
