import type { ReactNode } from 'react';
import type { ShownDay, ShownMove, ShownPlan } from '#src/features/week-plan/logic/shown-plan.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { KindIcon } from './KindIcon.tsx';
import styles from './PlanArticle.module.css';
import type { PlannerTexts } from './planner-texts.ts';

interface PlanArticleProps {
  plan: ShownPlan;
  texts: PlannerTexts;
  /** What can be done with the seven days; it stands before them. */
  children?: ReactNode;
}

/** A plan's description, what can be done with it, seven days, and tips for eating and daily life; the generic plan has no days. */
export function PlanArticle({ plan, texts, children }: PlanArticleProps) {
  const words = plan.wordsLanguage ?? undefined;
  return (
    <div className={styles.plan} data-plan={plan.id}>
      {words && <Notice>{texts.untranslated}</Notice>}
      <p className={styles.description} lang={words}>
        {plan.description}
      </p>
      {children}
      {plan.days.length > 0 && (
        <section className={styles.section}>
          <h3>{texts.plan.days}</h3>
          <p className={styles.week}>{plan.week}</p>
          <ol className={styles.days}>
            {plan.days.map((day) => (
              <DayCard key={day.line} day={day} words={words} texts={texts} />
            ))}
          </ol>
        </section>
      )}
      <div className={styles.tips}>
        <TipList heading={texts.plan.diet} name="diet" words={words} tips={plan.dietTips} />
        <TipList heading={texts.plan.lifestyle} name="lifestyle" words={words} tips={plan.lifestyleTips} />
      </div>
    </div>
  );
}

interface DayCardProps {
  day: ShownDay;
  /** The language of the line, where it is not that of the page. */
  words: string | undefined;
  texts: PlannerTexts;
}

function DayCard({ day, words, texts }: DayCardProps) {
  return (
    <li className={styles.day} data-day data-kind={day.kind}>
      <span className={styles.icon}>
        <KindIcon kind={day.kind} label={texts.kinds[day.kind]} />
      </span>
      <p className={styles.weekday}>{day.weekday}</p>
      <p className={styles.focus} data-day-focus>
        {day.focus}
      </p>
      {day.moves.length > 0 && <MoveList moves={day.moves} />}
      <p className={styles.line} data-day-line lang={words}>
        {day.line}
      </p>
      {day.measure && <p className={styles.measure}>{day.measure}</p>}
      {day.workout && <a href={day.workout}>{texts.plan.openWorkout}</a>}
    </li>
  );
}

function MoveList({ moves }: { moves: readonly ShownMove[] }) {
  return (
    <ul className={styles.moves} data-moves>
      {moves.map(({ drawing, name, nameLanguage, href }) => (
        <li key={drawing}>
          <a href={href}>
            <svg viewBox="0 0 96 72" aria-hidden="true">
              <use href={`#${drawing}`} />
            </svg>
            <span lang={nameLanguage ?? undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TipListProps {
  heading: string;
  name: 'diet' | 'lifestyle';
  words: string | undefined;
  tips: readonly string[];
}

function TipList({ heading, name, words, tips }: TipListProps) {
  return (
    <section className={styles.section} data-tips={name}>
      <h3>{heading}</h3>
      <ul lang={words}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
