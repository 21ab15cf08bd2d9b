import { ExerciseMuscles } from '#src/features/exercises/view/ExerciseMuscles.tsx';
import { SafetyBox } from '#src/features/week-plan/view/SafetyBox.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { catalogueCrumbs } from '#src/reading/parts/catalogue-crumbs.ts';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { VideoBox } from '#src/reading/parts/VideoBox.tsx';
import { Button } from '#src/ui/Button.tsx';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import type { WorkoutMore } from './load.ts';
import { SessionSteps } from './SessionSteps.tsx';
import type { workoutSchemas } from './schema.ts';
import { WeekTable } from './WeekTable.tsx';
import { WorkoutGlance } from './WorkoutGlance.tsx';
import styles from './WorkoutView.module.css';

/** A workout: at a glance, when to stop, each session as steps with moving figures, then advice. It prints on one sheet. */
export function WorkoutView({
  page,
  above,
  links,
  language,
  ...workout
}: ArticleProps<typeof workoutSchemas> & WorkoutMore) {
  const t = translator(language);
  const { facts, words } = page;
  return (
    <LongPage
      words={words}
      wordsLanguage={page.language}
      language={language}
      crumbs={catalogueCrumbs(above, language)}
    >
      <WorkoutGlance facts={facts} workout={workout} language={language} />
      <div className={styles.safety}>
        <SafetyBox t={t} />
      </div>
      <div className={styles.actions} data-page-actions data-needs-script data-screen-only>
        <Button variant="secondary" data-print>
          {t('common.print')}
        </Button>
        <Button
          variant="secondary"
          data-share
          data-copied={t('common.linkCopied')}
          data-not-copied={t('common.linkNotCopied')}
        >
          {t('common.share')}
        </Button>
        <p role="status" />
      </div>
      <div className={styles.intro}>
        {words.intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {facts.week && words.week && <WeekTable facts={facts.week} words={words.week} language={language} />}
      {workout.sessions.map((session) => {
        const sessionWords = words.sessions[session.id];
        if (sessionWords === undefined) {
          throw new Error(`content/pages${page.path} has no words for its session "${session.id}".`);
        }
        const steps = <SessionSteps blocks={session.blocks} language={language} intro={sessionWords.intro} />;
        return facts.collapsible ? (
          <details key={session.id} className={styles.part} id={session.id} data-session data-dense>
            <summary>
              <h2>{sessionWords.heading}</h2>
            </summary>
            {steps}
          </details>
        ) : (
          <section key={session.id} className={styles.plan} id={session.id} data-session>
            <h2>{sessionWords.heading}</h2>
            {steps}
          </section>
        );
      })}
      <div className={styles.advice}>
        <PageSection
          id="dos"
          words={{
            heading: t('training.mistakes'),
            list: words.mistakes,
            dos: words.dos,
            donts: words.donts,
          }}
          t={t}
        />
        <PageSection id="progress" words={{ heading: t('training.progress'), steps: words.progress }} t={t} />
        <PageSection id="tips" words={{ heading: t('training.tips'), list: words.tips }} t={t} />
        <PageSection id="facts" words={{ heading: t('training.facts'), list: words.facts }} t={t} />
        <PageSection
          id="age-notes"
          words={{ heading: t('training.ageNotes'), items: words.ageNotes }}
          t={t}
        />
        <ExerciseMuscles muscles={workout.muscles} texts={textsOf(language).exercises} />
        {facts.video && words.video && <VideoBox video={facts.video} words={words.video} t={t} />}
        <NextSteps next={words.next} t={t} />
      </div>
      <PageEnd page={page} links={links} language={language} warning={t('workoutPlan.result.stop')} />
    </LongPage>
  );
}
