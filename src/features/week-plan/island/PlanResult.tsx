import { useEffect, useId, useRef } from 'react';
import { isSex, type PlanChoice, planOf } from '#src/features/week-plan/logic/options.ts';
import { planLink } from '#src/features/week-plan/logic/plan-link.ts';
import { planName, type ShownPlan } from '#src/features/week-plan/logic/shown-plan.ts';
import { Button } from '#src/ui/Button.tsx';
import { ResultActions } from '#src/ui/ResultActions.tsx';
import { CalendarDownload } from './CalendarDownload.tsx';
import { PlanArticle } from './PlanArticle.tsx';
import styles from './PlanResult.module.css';
import type { PlannerTexts } from './planner-texts.ts';

interface PlanResultProps {
  choice: PlanChoice;
  texts: PlannerTexts;
  plans: readonly ShownPlan[];
  onGoBack: () => void;
}

/** A plan with what a visitor can do with it; for a preference that the site does not know, the generic tips. */
export function PlanResult({ choice, texts, plans, onGoBack }: PlanResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const chosen = planOf(choice);
  const shown = plans.find(({ id }) => id === (chosen ?? 'generic'));
  const plan = chosen ? shown : undefined;

  // Another choice, even one that leads to the same plan, is news to be read out again.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [choice]);

  return (
    <section className={styles.result} aria-labelledby={headingId} data-plan-result={plan?.id ?? 'unknown'}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {plan && texts.result.heading}
        <span className={styles.name} lang={plan?.wordsLanguage ?? undefined}>
          {plan ? planName(plan) : texts.result.unknownHeading}
        </span>
      </h2>
      {plan ? <BodyTypeNote choice={choice} texts={texts} /> : <p>{texts.result.unknown}</p>}
      <div className={styles.actions} data-screen-only>
        <Button variant="secondary" onClick={onGoBack}>
          {texts.result.goBack}
        </Button>
        {plan && <ResultActions labels={texts.actions} fragment={() => planLink(choice)} />}
      </div>
      {shown && (
        <PlanArticle plan={shown} texts={texts}>
          {plan && <CalendarDownload texts={texts} plan={plan} address={() => addressOf(choice)} />}
        </PlanArticle>
      )}
      <p className={styles.stop}>{texts.result.stop}</p>
      <p className={styles.printedAddress}>{addressOf(choice)}</p>
    </section>
  );
}

function BodyTypeNote({ choice, texts }: { choice: PlanChoice; texts: PlannerTexts }) {
  const names: Readonly<Record<string, string>> = isSex(choice.sex) ? texts.bodyTypes[choice.sex] : {};
  const name = Object.hasOwn(names, choice.bodyType) && names[choice.bodyType];
  return (
    <p className={styles.note}>
      {name && <strong>{name}. </strong>}
      {texts.describes} {texts.noShape}
    </p>
  );
}

function addressOf(choice: PlanChoice): string {
  return `${location.origin}${location.pathname}${planLink(choice)}`;
}
