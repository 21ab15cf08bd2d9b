import type { PlanLinks } from '#src/features/week-plan/load.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './ForAllPlans.module.css';
import { PageLinks } from './PageLinks.tsx';
import { StartingPoint } from './StartingPoint.tsx';

/** What stands above every plan: whom it is for, who gets help, how to begin. Once in the page; the generator copies it. */
export function ForAllPlans({ links, language }: { links: PlanLinks; language: BuiltLanguage }) {
  const { looks, plan } = textsOf(language).workoutPlan;
  return (
    <div className={styles.all} data-for-all-plans>
      <p className={styles.looks} data-screen-only>
        {looks} <PageLinks links={links.help} language={language} />
      </p>
      <p className={styles.adults}>{plan.adults}</p>
      <StartingPoint balance={links.balance} language={language} />
    </div>
  );
}
