import type { Plan, PlanLinks, PlanNumbers } from '#src/features/week-plan/load.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { DayCard } from './DayCard.tsx';
import { PageLinks } from './PageLinks.tsx';
import styles from './PlanArticle.module.css';
import { WeekSums } from './WeekSums.tsx';

interface PlanArticleProps {
  plan: Plan;
  links: PlanLinks;
  language: BuiltLanguage;
}

/** A plan's description, seven days, what they come to, and tips for eating and daily life; the generic plan has no days. */
export function PlanArticle({ plan, links, language }: PlanArticleProps) {
  const { untranslated, plan: words } = textsOf(language).workoutPlan;
  const own = plan.language === language ? undefined : languageFacts(plan.language).tag;
  const fill = (text: string) => withNumbers(text, plan.numbers, plan.language);
  return (
    <div className={styles.plan} data-plan={plan.id}>
      {own && <Notice>{untranslated}</Notice>}
      <p className={styles.description} lang={own}>
        {fill(plan.description)}
      </p>
      {plan.days.length === 0 ? (
        <p>
          <PageLinks links={links.beginners} language={language} />
        </p>
      ) : (
        <>
          <section className={styles.section}>
            <h3>{words.days}</h3>
            <ol className={styles.days}>
              {plan.days.map((day, index) => (
                <DayCard key={index} day={day} index={index} language={language} />
              ))}
            </ol>
          </section>
          <WeekSums plan={plan} language={language} />
        </>
      )}
      <div className={styles.tips}>
        <TipList heading={words.diet} name="diet" lang={own} tips={plan.dietTips.map(fill)} />
        <TipList heading={words.lifestyle} name="lifestyle" lang={own} tips={plan.lifestyleTips.map(fill)} />
      </div>
    </div>
  );
}

interface TipListProps {
  heading: string;
  name: 'diet' | 'lifestyle';
  lang: string | undefined;
  tips: readonly string[];
}

function TipList({ heading, name, lang, tips }: TipListProps) {
  return (
    <section className={styles.section} data-tips={name}>
      <h3>{heading}</h3>
      <ul lang={lang}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

function withNumbers(text: string, numbers: PlanNumbers, language: BuiltLanguage): string {
  const { numberLocales } = languageFacts(language);
  const written = Object.entries(numbers).map(([name, value]) => [name, formatDecimal(value, numberLocales)]);
  return fillTemplate(text, Object.fromEntries(written));
}
