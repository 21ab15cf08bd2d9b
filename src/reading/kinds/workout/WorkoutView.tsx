import { ExerciseMuscles } from '#src/features/exercises/view/ExerciseMuscles.tsx';
import { SafetyBox } from '#src/features/week-plan/view/SafetyBox.tsx';
import type { PageLink } from '#src/reading/load-pages.ts';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { VideoBox } from '#src/reading/parts/VideoBox.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import type { Workout } from './load.ts';
import { PlanSteps } from './PlanSteps.tsx';
import { WeekTable } from './WeekTable.tsx';
import { WorkoutGlance } from './WorkoutGlance.tsx';
import styles from './WorkoutView.module.css';

interface WorkoutViewProps {
  workout: Workout;
  crumbs: readonly Crumb[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** A workout: at a glance, when to stop, the plan as steps with moving figures, then advice. It prints on one sheet. */
export function WorkoutView({ workout, crumbs, links, language }: WorkoutViewProps) {
  const t = translator(language);
  const { page, plans } = workout;
  const { facts, words } = page;
  return (
    <LongPage words={words} wordsLanguage={page.language} language={language} crumbs={crumbs}>
      <WorkoutGlance workout={workout} language={language} />
      <div className={styles.safety}>
        <SafetyBox t={t} />
      </div>
      <div className={styles.actions} data-page-actions hidden data-screen-only>
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
      {plans.map((plan) => {
        const planWords = words.plans[plan.id];
        if (planWords === undefined) {
          throw new Error(`content/workouts/${page.id} has no words for its plan "${plan.id}".`);
        }
        const steps = <PlanSteps blocks={plan.blocks} language={language} intro={planWords.intro} />;
        return facts.collapsible ? (
          <details key={plan.id} className={styles.part} id={plan.id} data-plan data-dense>
            <summary>
              <h2>{planWords.heading}</h2>
            </summary>
            {steps}
          </details>
        ) : (
          <section key={plan.id} className={styles.plan} id={plan.id} data-plan>
            <h2>{planWords.heading}</h2>
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
        <ExerciseMuscles muscles={workout.muscles} t={t} />
        {facts.video && words.video && <VideoBox video={facts.video} words={words.video} t={t} />}
        <NextSteps next={words.next} t={t} />
      </div>
      <PageEnd page={page} links={links} language={language} warning={t('workoutPlan.result.stop')} />
    </LongPage>
  );
}
