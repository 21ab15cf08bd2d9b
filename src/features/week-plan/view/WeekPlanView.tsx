import type { ReactNode } from 'react';
import type { MovePictogram, Plans } from '#src/features/week-plan/load.ts';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { PictogramStore } from '#src/reading/parts/PictogramView.tsx';
import { SourceList } from '#src/reading/parts/SourceList.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import { AllPlans } from './AllPlans.tsx';
import { KindIconDefinitions } from './KindIcon.tsx';
import styles from './WeekPlanView.module.css';

interface WorkoutViewProps {
  language: BuiltLanguage;
  plans: Plans;
  pictograms: readonly MovePictogram[];
  /** The generator, hydrated by the door. */
  children?: ReactNode;
}

/** The page of the workout plan generator: what body types mean here, the generator, how to use a plan, sources. */
export function WorkoutView({ language, plans, pictograms, children }: WorkoutViewProps) {
  const t = translator(language);
  const how = [
    t('workoutPlan.how.who'),
    t('workoutPlan.how.effort'),
    t('workoutPlan.how.count'),
    t('workoutPlan.how.own'),
  ];
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <PageHeading heading={t('pages.workout.heading')} introduction={t('pages.workout.introduction')} />
        <p>
          <a className={styles.byNeed} href={localizedUrl(routes.workouts, language)}>
            {t('workouts.byNeed')} <span aria-hidden="true">→</span>
          </a>
        </p>
        <noscript>
          <Notice>{t('workoutPlan.noScript')}</Notice>
        </noscript>
      </div>
      <div className={styles.drawings}>
        <KindIconDefinitions />
        <PictogramStore pictograms={pictograms} />
      </div>
      <div className={styles.planner} data-planner>
        {children}
        <AllPlans plans={plans} language={language} />
        <LateNotice t={t} />
      </div>
      <div className={styles.background}>
        <section>
          <h2>{t('workoutPlan.how.heading')}</h2>
          <ul>
            {how.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <SourceList sources={plans.sources} heading={t('page.sources')} />
        {language !== 'en' && <p className={styles.review}>{t('page.translationReview')}</p>}
      </div>
    </div>
  );
}
