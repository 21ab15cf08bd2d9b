import type { PlanLinks } from '#src/features/week-plan/load.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './ForAllPlans.module.css';
import { PageLinks } from './PageLinks.tsx';
import { StartingPoint } from './StartingPoint.tsx';

/** What holds for every plan: whom it is for and how to begin, then who gets help. Once in the page; the generator copies both. */
export function ForAllPlans({ links, language }: { links: PlanLinks; language: BuiltLanguage }) {
  const { looks, plan } = textsOf(language).workoutPlan;
  return (
    <>
      <div className={styles.before} data-before-plan>
        <p className={styles.adults}>{plan.adults}</p>
        <StartingPoint balance={links.balance} language={language} />
      </div>
      <p className={styles.looks} data-after-plan data-screen-only>
        {looks} <PageLinks links={links.help} language={language} />
      </p>
    </>
  );
}
