import type { Plans } from '#src/features/week-plan/load.ts';
import { sexes } from '#src/features/week-plan/logic/options.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './AllPlans.module.css';
import { ForAllPlans } from './ForAllPlans.tsx';
import { PlanArticle } from './PlanArticle.tsx';

interface AllPlansProps {
  plans: Plans;
  language: BuiltLanguage;
}

/** The plans of both sexes, each in a disclosure: readable without scripts, and where the generator takes a plan from. */
export function AllPlans({ plans: { plans, generic, links }, language }: AllPlansProps) {
  const { allPlans, describes, noShape } = textsOf(language).workoutPlan;
  return (
    <section className={styles.plans} aria-labelledby="all-plans" data-all-plans>
      <h2 id="all-plans">{allPlans.heading}</h2>
      <p>{allPlans.introduction}</p>
      <Notice>
        <p>
          <strong>{describes}</strong> {noShape}
        </p>
      </Notice>
      <ForAllPlans links={links} language={language} />
      {sexes.map((sex) => (
        <div key={sex} className={styles.group}>
          <p className={styles.sex} id={`plans-${sex}`}>
            {allPlans[sex]}
          </p>
          <ul className={styles.list} aria-labelledby={`plans-${sex}`}>
            {plans
              .filter((plan) => plan.sex === sex)
              .map((plan) => (
                <li key={plan.id}>
                  <details className={styles.disclosure}>
                    <summary lang={plan.language === language ? undefined : languageFacts(plan.language).tag}>
                      <strong>{plan.label}</strong>
                      <span>{plan.aim}</span>
                    </summary>
                    <PlanArticle plan={plan} links={links} language={language} />
                  </details>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {/* Only for the generator: it answers a choice that the site does not know. */}
      <div hidden>
        <PlanArticle plan={generic} links={links} language={language} />
      </div>
    </section>
  );
}
