import { ExerciseMuscles } from '#src/features/exercises/view/ExerciseMuscles.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { Breadcrumbs } from '#src/reading/parts/Breadcrumbs.tsx';
import { catalogueCrumbs } from '#src/reading/parts/catalogue-crumbs.ts';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection, Paragraphs } from '#src/reading/parts/PageSection.tsx';
import { VideoBox } from '#src/reading/parts/VideoBox.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import type { WorkoutMore } from './load.ts';
import { SessionPlan } from './SessionPlan.tsx';
import { ShareCardButton } from './ShareCardButton.tsx';
import type { WorkoutFacts, WorkoutWords, workoutSchemas } from './schema.ts';
import { WeekTable } from './WeekTable.tsx';
import { WorkoutDanger } from './WorkoutDanger.tsx';
import { WorkoutOpening } from './WorkoutOpening.tsx';
import styles from './WorkoutView.module.css';

/**
 * A workout: what it is and where it starts, when to stop, each session as steps with moving figures, then advice. On paper
 * each session is a poster.
 */
export function WorkoutView({
  page,
  above,
  links,
  language,
  ...workout
}: ArticleProps<typeof workoutSchemas> & WorkoutMore) {
  const t = translator(language);
  const { facts, words } = page;
  const translated = page.language === language;
  const warnings = Object.values(words.sessions).flatMap((session) => session.warnings ?? []);
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={catalogueCrumbs(above, language)} language={language} />
      {!translated && <Notice>{t('page.untranslated')}</Notice>}
      <div className={styles.content} lang={translated ? undefined : languageFacts(page.language).tag}>
        <WorkoutOpening path={page.path} words={words} facts={facts} workout={workout} language={language} />
        <WorkoutDanger words={words} warnings={warnings} safety={workout.safety} language={language} />
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
          <ShareCardButton words={words} facts={facts} workout={workout} language={language} />
          <p role="status" />
        </div>
        {words.intro && (
          <div className={styles.intro} data-screen-only>
            <Paragraphs texts={words.intro} />
          </div>
        )}
        <div className={styles.plan} id="plan">
          {workout.sessions.map((session, index) => (
            <SessionPlan
              key={session.id}
              session={session}
              page={page}
              workout={workout}
              language={language}
              week={
                index === workout.sessions.length - 1 &&
                facts.week &&
                words.week && <WeekTable facts={facts.week} words={words.week} language={language} />
              }
            />
          ))}
        </div>
        <Advice facts={facts} words={words} muscles={workout.muscles} language={language} />
        <div data-screen-only>
          <PageEnd page={page} links={links} language={language} warning={t('workoutPlan.result.stop')} />
        </div>
      </div>
    </article>
  );
}

interface AdviceProps extends Pick<WorkoutMore, 'muscles'> {
  facts: WorkoutFacts;
  words: WorkoutWords;
  language: BuiltLanguage;
}

/** What to know about a workout beside its steps; for reading on the screen. */
function Advice({ facts, words, muscles, language }: AdviceProps) {
  const t = translator(language);
  const { dos, donts, mistakes, progress, tips, ageNotes } = words;
  return (
    <div className={styles.advice} data-screen-only>
      <PageSection id="dos" words={{ heading: t('training.mistakes'), list: mistakes, dos, donts }} t={t} />
      <div className={styles.columns}>
        <PageSection id="progress" words={{ heading: t('training.progress'), steps: progress }} t={t} />
        <PageSection id="tips" words={{ heading: t('training.tips'), list: tips }} t={t} />
        <PageSection id="facts" words={{ heading: t('training.facts'), list: words.facts }} t={t}>
          <p className={styles.meaning}>{t('training.energyMeaning')}</p>
        </PageSection>
        <ExerciseMuscles muscles={muscles} texts={textsOf(language).exercises} />
      </div>
      <PageSection id="age-notes" words={{ heading: t('training.ageNotes'), items: ageNotes }} t={t} />
      <div className={styles.columns}>
        {facts.video && words.video && <VideoBox video={facts.video} words={words.video} t={t} />}
        <NextSteps next={words.next} t={t} />
      </div>
    </div>
  );
}
