import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isSex, type PlanChoice, planOf } from '#src/features/week-plan/logic/options.ts';
import { planLink } from '#src/features/week-plan/logic/plan-link.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { ResultActions } from '#src/ui/ResultActions.tsx';
import { CalendarDownload } from './CalendarDownload.tsx';
import styles from './PlanResult.module.css';
import { allPlansOfPage, namesOfPlan, planOfPage } from './plan-in-page.ts';
import type { PlannerTexts } from './planner-texts.ts';

interface PlanResultProps {
  choice: PlanChoice;
  texts: PlannerTexts;
  onGoBack: () => void;
}

/** A plan with what a visitor can do with it; for a preference that the site does not know, the generic tips. */
export function PlanResult({ choice, texts, onGoBack }: PlanResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const plan = planOf(choice);
  const names = plan === null ? null : namesOfPlan(plan);
  const printed = useRef<HTMLDivElement>(null);
  const code = useRef<SVGSVGElement>(null);
  const shown = plan ?? 'generic';

  useLayoutEffect(() => {
    printed.current?.replaceChildren(...planOfPage(shown));
  }, [shown]);

  // Hidden, not left out: an opened plan stays open for the way back.
  useLayoutEffect(() => {
    const all = allPlansOfPage();
    if (all === null) return undefined;
    all.hidden = true;
    return () => {
      all.hidden = false;
    };
  }, []);

  // Another choice, even one that leads to the same plan, is news to be read out again.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    // What draws the code on paper comes once a plan is open; where it cannot be had, the address is printed alone.
    import('./paper-code.ts').then(
      ({ drawCode }) => drawCode(code.current),
      () => null,
    );
  }, [choice]);

  return (
    <section className={styles.result} aria-labelledby={headingId} data-plan-result={plan ?? 'unknown'}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {plan && texts.result.heading}
        <span className={styles.name} lang={names?.language}>
          {names?.label ?? texts.result.unknownHeading}
        </span>
        {names && (
          <span className={styles.aim} lang={names.language}>
            {names.aim}
          </span>
        )}
      </h2>
      {plan === null && <p>{texts.result.unknown}</p>}
      <div className={styles.actions} data-screen-only>
        {plan && <ButtonLink href={`${texts.week}?plan=${plan}`}>{texts.result.intoWeek}</ButtonLink>}
        <Button variant="secondary" onClick={onGoBack}>
          {texts.result.goBack}
        </Button>
        {plan && <ResultActions labels={texts.actions} fragment={() => planLink(choice)} />}
      </div>
      {plan && <CalendarDownload texts={texts} plan={plan} printed={printed} />}
      <div ref={printed} className={styles.printed} />
      {plan && <BodyTypeNote choice={choice} texts={texts} />}
      <div className={styles.foot}>
        <p>
          <strong>{texts.result.stop}</strong> {location.href}
        </p>
        <svg ref={code} aria-hidden="true" />
      </div>
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
