import type { PlanDay } from '#src/features/week-plan/load.ts';
import type { PlanBlock, PlanItem } from '#src/features/week-plan/load-sessions.ts';
import { drawingOfMove } from '#src/features/week-plan/logic/move-drawing.ts';
import { PictogramAgain } from '#src/reading/parts/PictogramView.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { sessionPath } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { withColon } from '#src/words/with-colon.ts';
import styles from './DaySession.module.css';
import { ExerciseLink, ExerciseLinks } from './ExerciseLinks.tsx';
import { WorkoutLink } from './WorkoutLink.tsx';

interface DaySessionProps {
  day: PlanDay;
  language: BuiltLanguage;
}

/** What a day of training does, from warm-up to cool-down, with what may take its place. */
export function DaySession({ day: { session, blocks, swaps, workout }, language }: DaySessionProps) {
  const { plan } = textsOf(language).workoutPlan;
  const { caution } = textsOf(language).exercises;
  const main = blocks.filter(({ part }) => part === 'main').flatMap(({ items }) => items);
  const moves = [...main.map(({ exercise }) => exercise), ...swaps];
  return (
    <div className={styles.session}>
      {blocks.map((block, index) => (
        // A session may have two main parts, and nothing but their place tells them apart.
        <Block key={index} block={block} language={language} />
      ))}
      {swaps.length > 0 && (
        <p className={styles.swaps}>
          {`${withColon(plan.swaps, language)} `}
          <ExerciseLinks exercises={swaps} language={language} />
        </p>
      )}
      {moves.some(({ facts }) => facts.cautions.includes('water')) && (
        <p className={styles.swaps}>{caution.water}</p>
      )}
      <div className={styles.foot} data-screen-only>
        {session !== undefined && (
          <ButtonLink href={localizedUrl(sessionPath(session), language)} variant="secondary">
            {textsOf(language).training.start}
          </ButtonLink>
        )}
        <OtherLevels items={main} language={language} />
        {workout && <WorkoutLink path={workout} language={language} />}
      </div>
    </div>
  );
}

interface BlockProps {
  block: PlanBlock;
  language: BuiltLanguage;
}

function Block({ block: { part, rounds, roundRest, items }, language }: BlockProps) {
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const headings = { 'warm-up': training.warmUp, main: training.main, 'cool-down': training.coolDown };
  return (
    <section className={styles.block} data-part={part}>
      <p className={styles.head}>
        <strong>{headings[part]}</strong>
        {rounds > 1 && <span>{fillTemplate(training.rounds, { count: rounds }, numberLocales)}</span>}
        {roundRest !== undefined && roundRest > 0 && (
          <span>{fillTemplate(training.roundRest, { count: roundRest }, numberLocales)}</span>
        )}
      </p>
      <ol className={styles.moves} data-moves>
        {items.map((item, place) => (
          <li key={place}>
            {part === 'main' && <PictogramAgain id={drawingOfMove(item.exercise.id)} />}
            <p>
              <ExerciseLink exercise={item.exercise} language={language} />{' '}
              <span className={styles.dose}>{doseOf(item, language)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Nobody counts to 1,200. */
const shortestInMinutes = 120;

/** So many times, seconds or minutes, on which sides, and the rest after it. */
function doseOf({ exercise, repetitions, seconds = 0, rest = 0 }: PlanItem, language: BuiltLanguage): string {
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const long = seconds / 60;
  const time =
    seconds >= shortestInMinutes && Number.isInteger(long)
      ? fillTemplate(training.minutes, { count: long }, numberLocales)
      : fillTemplate(training.seconds, { count: seconds }, numberLocales);
  return [
    repetitions === undefined
      ? time
      : fillTemplate(training.repetitions, { count: repetitions }, numberLocales),
    exercise.facts.perSide ? training.eachSide : '',
    rest > 0 ? fillTemplate(training.rest, { count: rest }, numberLocales) : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** An easier and a harder exercise for each of the main part, where the library knows one; folded. */
function OtherLevels({ items, language }: { items: readonly PlanItem[]; language: BuiltLanguage }) {
  const { page } = textsOf(language).exercises;
  const named = new Map(items.map((item) => [item.exercise.id, item]));
  const others = [...named.values()].filter(({ easier, harder }) => easier ?? harder);
  if (others.length === 0) return null;
  return (
    <details className={styles.levels}>
      <summary>{page.otherLevels}</summary>
      <ul>
        {others.map(({ exercise, easier, harder }) => (
          <li key={exercise.id}>
            <strong>{exercise.words.name}</strong>
            {easier && (
              <span>
                {`${withColon(page.easier, language)} `}
                <ExerciseLink exercise={easier} language={language} />
              </span>
            )}
            {harder && (
              <span>
                {`${withColon(page.harder, language)} `}
                <ExerciseLink exercise={harder} language={language} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
