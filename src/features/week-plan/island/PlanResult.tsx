import { type RefObject, useEffect, useId, useRef } from 'react';
import { isSex, type PlanChoice, planOf } from '#src/features/week-plan/logic/options.ts';
import { planLink } from '#src/features/week-plan/logic/plan-link.ts';
import { Button } from '#src/ui/Button.tsx';
import { type ResultActionLabels, ResultActions } from '#src/ui/ResultActions.tsx';
import { CalendarDownload, type CalendarDownloadLabels } from './CalendarDownload.tsx';
import type { PlanFormLabels } from './PlanForm.tsx';
import styles from './PlanResult.module.css';
import { readDays } from './read-days.ts';

export interface PlanResultLabels
  extends ResultActionLabels,
    CalendarDownloadLabels,
    Pick<PlanFormLabels, 'bodyTypes' | 'bodyPreferences'> {
  describes: string;
  /** The language of each name in bodyPreferences that is not in the language of the page. */
  bodyPreferenceLanguages: Readonly<Record<string, string>>;
  noShape: string;
  resultHeading: string;
  unknownHeading: string;
  unknown: string;
  stop: string;
  goBack: string;
}

interface PlanResultProps {
  choice: PlanChoice;
  labels: PlanResultLabels;
  /** The element that holds all plans. */
  plans: RefObject<HTMLElement | null>;
  onGoBack: () => void;
}

/** A plan with what a visitor can do with it; for a preference that the site does not know, the generic tips. */
export function PlanResult({ choice, labels, plans, onGoBack }: PlanResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const plan = planOf(choice);

  useEffect(() => {
    const source = plans.current?.querySelector<HTMLElement>(`[data-plan="${plan ?? 'generic'}"]`);
    if (source && body.current) {
      const copy = source.cloneNode(true) as HTMLElement;
      copy.hidden = false;
      body.current.replaceChildren(copy);
    }
  }, [plan, plans]);

  // Another choice, even one that leads to the same plan, is news to be read out again.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [choice]);

  return (
    <section className={styles.result} aria-labelledby={headingId} data-plan-result={plan ?? 'unknown'}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {plan && labels.resultHeading}
        <span className={styles.name} lang={plan ? labels.bodyPreferenceLanguages[plan] : undefined}>
          {plan ? labels.bodyPreferences[plan] : labels.unknownHeading}
        </span>
      </h2>
      {plan ? <BodyTypeNote choice={choice} labels={labels} /> : <p>{labels.unknown}</p>}
      <div className={styles.actions} data-screen-only>
        <Button variant="secondary" onClick={onGoBack}>
          {labels.goBack}
        </Button>
        {plan && <ResultActions labels={labels} fragment={() => planLink(choice)} />}
      </div>
      <div ref={body} />
      <p className={styles.stop}>{labels.stop}</p>
      {plan && (
        <CalendarDownload
          labels={labels}
          plan={plan}
          name={labels.bodyPreferences[plan] ?? plan}
          days={() => (body.current ? readDays(body.current) : [])}
          address={() => addressOf(choice)}
        />
      )}
      <p className={styles.printedAddress}>{addressOf(choice)}</p>
    </section>
  );
}

function BodyTypeNote({ choice, labels }: { choice: PlanChoice; labels: PlanResultLabels }) {
  const names: Readonly<Record<string, string>> = isSex(choice.sex) ? labels.bodyTypes[choice.sex] : {};
  const name = Object.hasOwn(names, choice.bodyType) && names[choice.bodyType];
  return (
    <p className={styles.note}>
      {name && <strong>{name}. </strong>}
      {labels.describes} {labels.noShape}
    </p>
  );
}

function addressOf(choice: PlanChoice): string {
  return `${location.origin}${location.pathname}${planLink(choice)}`;
}
