import type { Plan, PlanDay, PlanNumbers } from '#src/features/week-plan/load.ts';
import { focusKinds, isRestDay, weeklyTotals } from '#src/features/week-plan/logic/schedule.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { type Translate, translator } from '#src/words/translate.ts';
import { KindIcon } from './KindIcon.tsx';
import { effortLabels, focusLabels, kindLabels, weekdayLabels } from './labels.ts';
import styles from './PlanArticle.module.css';

/** A plan's description, seven days, and tips for eating and daily life; the generic plan has no days. */
export function PlanArticle({ plan, language }: { plan: Plan; language: BuiltLanguage }) {
  const t = translator(language);
  const fill = (text: string, numbers: PlanNumbers) => withNumbers(text, numbers, plan.language);
  const words = plan.language === language ? {} : { lang: languageFacts(plan.language).tag };
  return (
    <div className={styles.plan} data-plan={plan.id}>
      {plan.language !== language && <Notice>{t('workoutPlan.untranslated')}</Notice>}
      <p className={styles.description} {...words}>
        {fill(plan.description, plan.numbers)}
      </p>
      {plan.days.length > 0 && (
        <section className={styles.section}>
          <h3>{t('workoutPlan.plan.days')}</h3>
          <div className={styles.grid}>
            <p className={styles.week}>{weekSentence(plan.days, t)}</p>
            <ol className={styles.days}>
              {plan.days.map((day, index) => (
                <DayCard key={day.line} day={day} index={index} language={language} words={words}>
                  {fill(day.line, day.numbers)}
                </DayCard>
              ))}
            </ol>
          </div>
        </section>
      )}
      <div className={styles.tips}>
        <TipList heading={t('workoutPlan.plan.diet')} name="diet" words={words}>
          {plan.dietTips.map((tip) => fill(tip, plan.numbers))}
        </TipList>
        <TipList heading={t('workoutPlan.plan.lifestyle')} name="lifestyle" words={words}>
          {plan.lifestyleTips.map((tip) => fill(tip, plan.numbers))}
        </TipList>
      </div>
    </div>
  );
}

interface DayCardProps {
  day: PlanDay;
  index: number;
  language: BuiltLanguage;
  words: { lang?: string };
  children: string;
}

function DayCard({ day, index, language, words, children }: DayCardProps) {
  const t = translator(language);
  const kind = focusKinds[day.focus];
  const rests = isRestDay(day);
  const minutes = formatDecimal(String(day.minutes), languageFacts(language).numberLocales);
  return (
    <li
      className={styles.day}
      data-day={index + 1}
      data-kind={kind}
      {...(rests || day.minutes === undefined ? {} : { 'data-minutes': day.minutes })}
    >
      <span className={styles.icon}>
        <KindIcon kind={kind} label={kindLabels(t)[kind]} />
      </span>
      <p className={styles.weekday}>{weekdayLabels(t)[index]}</p>
      <p className={styles.focus} data-day-focus>
        {focusLabels(t)[day.focus]}
      </p>
      <p className={styles.line} data-day-line {...words}>
        {children}
      </p>
      {day.minutes !== undefined && day.effort && (
        <p className={styles.measure}>
          {rests
            ? t('workoutPlan.plan.upToMinutes', { minutes })
            : t('workoutPlan.plan.minutes', { minutes })}
          {' · '}
          {effortLabels(t)[day.effort]}
        </p>
      )}
      {day.workout && (
        <a href={localizedUrl(`/${day.workout.slice(1)}`, language)}>{t('workoutPlan.plan.openWorkout')}</a>
      )}
    </li>
  );
}

interface TipListProps {
  heading: string;
  name: 'diet' | 'lifestyle';
  words: { lang?: string };
  children: readonly string[];
}

function TipList({ heading, name, words, children }: TipListProps) {
  return (
    <section className={styles.section} data-tips={name}>
      <h3>{heading}</h3>
      <ul {...words}>
        {children.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

function weekSentence(days: readonly PlanDay[], t: Translate): string {
  const { minutes, trainingDays, strengthDays } = weeklyTotals(days);
  return t('workoutPlan.plan.week', { minutes, days: trainingDays, strength: strengthDays });
}

function withNumbers(text: string, numbers: PlanNumbers, language: BuiltLanguage): string {
  const { numberLocales } = languageFacts(language);
  const written = Object.entries(numbers).map(([name, value]) => [
    name,
    formatDecimal(String(value), numberLocales),
  ]);
  return fillTemplate(text, Object.fromEntries(written));
}
