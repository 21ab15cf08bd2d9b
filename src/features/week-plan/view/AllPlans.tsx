import type { Plan, Plans } from '#src/features/week-plan/load.ts';
import { sexes } from '#src/features/week-plan/logic/options.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './AllPlans.module.css';
import { KindIconDefinitions } from './KindIcon.tsx';
import { PlanArticle } from './PlanArticle.tsx';

/** The ten plans, each in a disclosure: readable without scripts, and what the generator takes its results from. */
export function AllPlans({ plans, language }: { plans: Plans; language: BuiltLanguage }) {
  const t = translator(language);
  const headings = {
    male: t('workoutPlan.allPlans.male'),
    female: t('workoutPlan.allPlans.female'),
  };
  return (
    <section className={styles.plans} aria-labelledby="all-plans">
      <KindIconDefinitions />
      <h2 id="all-plans">{t('workoutPlan.allPlans.heading')}</h2>
      <p>{t('workoutPlan.allPlans.introduction')}</p>
      {sexes.map((sex) => (
        <div key={sex} className={styles.group}>
          <p className={styles.sex} id={`plans-${sex}`}>
            {headings[sex]}
          </p>
          <ul className={styles.list} aria-labelledby={`plans-${sex}`}>
            {plans.plans
              .filter((plan) => plan.sex === sex)
              .map((plan) => (
                <li key={plan.id}>
                  <PlanDisclosure plan={plan} language={language} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div hidden>
        <PlanArticle plan={plans.generic} language={language} />
      </div>
    </section>
  );
}

function PlanDisclosure({ plan, language }: { plan: Plan; language: BuiltLanguage }) {
  const words = plan.language === language ? {} : { lang: languageFacts(plan.language).tag };
  return (
    <details className={styles.disclosure}>
      <summary {...words}>
        <strong>{plan.label}</strong>
        <span>{plan.aim}</span>
      </summary>
      <PlanArticle plan={plan} language={language} />
    </details>
  );
}
