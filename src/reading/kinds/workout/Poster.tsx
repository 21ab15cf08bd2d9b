import { TextList } from '#src/reading/parts/PageSection.tsx';
import type { Source } from '#src/site/schemas.ts';
import { Logo } from '#src/site/shell/Logo.tsx';
import { ImigongoBand } from '#src/ui/ImigongoBand.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { withColon } from '#src/words/with-colon.ts';
import type { LoadedSession, WorkoutMore } from './load.ts';
import { qrCode } from './logic/qr-code.ts';
import styles from './Poster.module.css';
import type { SessionWords, WorkoutFacts } from './schema.ts';
import { workoutGlance } from './WorkoutOpening.tsx';

interface PosterHeadProps {
  heading: string;
  facts: WorkoutFacts;
  session: LoadedSession;
  workout: WorkoutMore;
  language: BuiltLanguage;
}

/** What stands above the steps on paper only: what this sheet is, and who made it. */
export function PosterHead({ heading, facts, session, workout, language }: PosterHeadProps) {
  const { exercises, training } = textsOf(language);
  const { numberLocales } = languageFacts(language);
  const measures = [
    fillTemplate(training.minutes, { count: session.minutes }, numberLocales),
    exercises.level[facts.level],
    ...workoutGlance(facts, workout, language)
      .slice(0, 2)
      .map(({ label, value }) => `${withColon(label, language)} ${value}`),
  ];
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <div>
          <p className={styles.heading}>{heading}</p>
          <p className={styles.measures}>{measures.join(' · ')}</p>
        </div>
        <p className={styles.maker}>
          <Logo />
          {workout.siteName}
        </p>
      </div>
      <ImigongoBand size="paper" />
    </div>
  );
}

interface PosterFootProps {
  warnings: SessionWords['warnings'];
  sources: readonly Source[];
  workout: Pick<WorkoutMore, 'address'>;
  language: BuiltLanguage;
}

/** What stands below the steps on paper only: when to stop, where the page is, and what it rests on. */
export function PosterFoot({ warnings, sources, workout, language }: PosterFootProps) {
  const { page, training, workoutPlan } = textsOf(language);
  const { stopHeading, stop, checkHeading, check } = workoutPlan.safety;
  const lists = [
    { heading: stopHeading, texts: Object.values(stop) },
    // A session with warnings of its own is meant for people who have asked already; its first words say so.
    warnings
      ? { heading: warnings.heading, texts: warnings.signs }
      : { heading: checkHeading, texts: Object.values(check) },
  ];
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))].join(', ');
  const { size, path } = qrCode(workout.address);
  return (
    <div className={styles.foot} data-poster>
      <div className={styles.warnings}>
        {lists.map(({ heading, texts }) => (
          <div key={heading}>
            <p>
              <strong>{heading}</strong>
            </p>
            <TextList texts={texts} />
          </div>
        ))}
      </div>
      <div className={styles.code}>
        <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
          <path d={path} stroke="#000" />
        </svg>
        <p>{training.scan}</p>
      </div>
      <div className={styles.source}>
        <p className={styles.link}>{workout.address.replace(/^https?:\/\//, '')}</p>
        <p>
          {`${withColon(page.sources, language)} `}
          <span lang="en">{publishers}</span>. {page.disclaimer} {page.notReviewed}
        </p>
      </div>
    </div>
  );
}
