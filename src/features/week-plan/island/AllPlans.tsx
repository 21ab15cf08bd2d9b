import { sexes } from '#src/features/week-plan/logic/options.ts';
import type { ShownPlan } from '#src/features/week-plan/logic/shown-plan.ts';
import styles from './AllPlans.module.css';
import { KindIconDefinitions } from './KindIcon.tsx';
import { PlanArticle } from './PlanArticle.tsx';
import type { PlannerTexts } from './planner-texts.ts';

interface AllPlansProps {
  plans: readonly ShownPlan[];
  texts: PlannerTexts;
}

/** The plans of both sexes, each in a disclosure: readable without scripts. */
export function AllPlans({ plans, texts }: AllPlansProps) {
  const { allPlans } = texts;
  return (
    <section className={styles.plans} aria-labelledby="all-plans">
      <KindIconDefinitions />
      <h2 id="all-plans">{allPlans.heading}</h2>
      <p>{allPlans.introduction}</p>
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
                    <summary lang={plan.wordsLanguage ?? undefined}>
                      <strong>{plan.label}</strong>
                      <span>{plan.aim}</span>
                    </summary>
                    <PlanArticle plan={plan} texts={texts} />
                  </details>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
