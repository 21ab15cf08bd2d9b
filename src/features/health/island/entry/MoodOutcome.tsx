import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { who5Limits, who5Score } from '#src/features/health/logic/who5.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './Outcome.module.css';

/** The score of the WHO-5 and what helps; the way to help in a crisis where an answer is the lowest. */
export function MoodOutcome({ texts, answers }: { texts: HealthTexts; answers: readonly number[] }) {
  const { words, said, shared, addresses, numberLocales } = texts;
  const score = who5Score(answers);
  const isLow = score <= who5Limits.talk;
  const advice = score <= who5Limits.see ? words.moodSee : isLow ? words.moodTalk : words.moodGood;
  return (
    <>
      <p>
        <strong>{fillTemplate(words.score, { score: formatDecimal(score, numberLocales) })}</strong>
      </p>
      <p>{advice}</p>
      {(score <= who5Limits.see || answers.includes(0)) && (
        <Notice>
          <p>{said.crisis}</p>
          <p>
            <a href={addresses.crisis}>{shared.numbers}</a>
          </p>
        </Notice>
      )}
      {isLow && (
        <p className={styles.links}>
          <a href={addresses.moodCheck}>{shared.moodCheck}</a>
        </p>
      )}
      <p className={styles.quiet}>{words.noDiagnosis}</p>
    </>
  );
}
