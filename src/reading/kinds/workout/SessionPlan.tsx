import type { ReactNode } from 'react';
import { MotionButton } from '#src/features/exercises/view/MotionButton.tsx';
import type { PageOf } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { intoWeekPath, sessionPath } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import type { LoadedSession, WorkoutMore } from './load.ts';
import { PosterFoot, PosterHead } from './Poster.tsx';
import styles from './SessionPlan.module.css';
import { SessionSteps } from './SessionSteps.tsx';
import type { workoutSchemas } from './schema.ts';

interface SessionPlanProps {
  session: LoadedSession;
  page: PageOf<typeof workoutSchemas>;
  workout: WorkoutMore;
  language: BuiltLanguage;
  /** The week that the session belongs to. */
  week: ReactNode;
}

/** A session of a workout, open or to be opened; on paper a poster that is complete by itself. */
export function SessionPlan({ session, page, workout, language, week }: SessionPlanProps) {
  const { facts, words, sources } = page;
  const sessionWords = words.sessions[session.id];
  if (sessionWords === undefined) {
    throw new Error(`content/pages${page.path} has no words for its session "${session.id}".`);
  }
  const { heading, intro, warnings } = sessionWords;
  const t = translator(language);
  const steps = (
    <div className={styles.steps}>
      <div className={styles.head}>
        {intro && <p>{intro}</p>}
        <ButtonLink href={localizedUrl(sessionPath(session.id, page.path), language)} data-screen-only>
          {t('player.startSession')}
        </ButtonLink>
        <a href={localizedUrl(intoWeekPath(session.id, page.path), language)} data-screen-only>
          {t('player.intoWeek')}
        </a>
        <MotionButton t={t} />
      </div>
      <div className={styles.blocks}>
        <SessionSteps blocks={session.blocks} language={language} />
        {week}
      </div>
    </div>
  );
  return (
    <div className={styles.poster}>
      <PosterHead
        heading={words.heading}
        facts={facts}
        session={session}
        workout={workout}
        language={language}
      />
      {facts.collapsible || session.id === facts.startSession ? (
        <details className={styles.part} id={session.id} data-session>
          <summary>
            <h2>{heading}</h2>
          </summary>
          {steps}
        </details>
      ) : (
        <section className={styles.plan} id={session.id} data-session>
          <h2>{heading}</h2>
          {steps}
        </section>
      )}
      <PosterFoot warnings={warnings} sources={sources} workout={workout} language={language} />
    </div>
  );
}
