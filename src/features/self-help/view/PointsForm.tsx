import type { ReactNode } from 'react';
import { type QuestionnaireName, questionnaires } from '#src/features/self-help/logic/questionnaires.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import paper from './PaperForm.module.css';
import styles from './PointsForm.module.css';
import check from './SelfHelpPage.module.css';

export interface QuestionTexts {
  asked: string;
  /** In the order in which they are shown. */
  answers: Readonly<Record<string, string>>;
}

interface PointsFormProps {
  name: QuestionnaireName;
  questions: Readonly<Record<string, QuestionTexts>>;
  /** Questions after the others that give no points and may stay open. */
  uncounted?: Readonly<Record<string, QuestionTexts>>;
  /** Above the sum, with its place for the points. */
  sum: string;
  /** What each band means. */
  bands: Readonly<Record<string, string>>;
  /** What stands between a question and its answers. */
  help?: (question: string) => ReactNode;
  /** What is said at once when a question is answered with more than its first answer. */
  concerns?: Readonly<Record<string, ReactNode>>;
  /** What stands under every result. */
  always: ReactNode;
  /** The answers go when the reader does: who holds the phone next must not come upon them with Back. */
  forgets?: boolean;
  language: BuiltLanguage;
}

/**
 * Questions with their points: a form to fill in on paper, complete without script; with it the points add themselves up,
 * and nothing is sent or kept.
 */
export function PointsForm({
  name,
  questions,
  uncounted = {},
  sum,
  bands,
  help,
  concerns = {},
  always,
  forgets = false,
  language,
}: PointsFormProps) {
  const { selfChecks } = textsOf(language);
  const points: Readonly<Record<string, Readonly<Record<string, number>>>> = questionnaires[name].questions;
  return (
    <form
      className={`${check.wide} ${paper.form} ${styles.form}`}
      noValidate
      autoComplete="off"
      // Without its script, a form of this method does not put its answers into the address.
      method="dialog"
      data-points-form={name}
      data-forgets={forgets || undefined}
    >
      {Object.entries(questions).map(([question, texts], index) => (
        <fieldset key={question} className={`${paper.box} ${styles.question}`} data-question={question}>
          <legend>
            {index + 1}. {texts.asked}
          </legend>
          <p className={styles.missing} id={`${question}-missing`} data-missing hidden>
            {selfChecks.missing}
          </p>
          {help?.(question)}
          {Object.entries(texts.answers).map(([answer, label]) => (
            <label key={answer}>
              <input type="radio" name={question} value={answer} />
              <span>{label}</span>
              <small>
                {fillTemplate(
                  selfChecks.points,
                  { count: points[question]?.[answer] ?? 0 },
                  languageFacts(language).numberLocales,
                )}
              </small>
            </label>
          ))}
          {concerns[question] && (
            <>
              <div className={styles.concern} role="status" data-concern={question} hidden>
                {concerns[question]}
              </div>
              <div className={styles.concern} data-without-script>
                {concerns[question]}
              </div>
            </>
          )}
        </fieldset>
      ))}
      {Object.entries(uncounted).map(([question, texts]) => (
        <fieldset key={question} className={`${paper.box} ${styles.question}`}>
          <legend>{texts.asked}</legend>
          <p>{selfChecks.uncounted}</p>
          {Object.entries(texts.answers).map(([answer, label]) => (
            <label key={answer}>
              <input type="radio" name={question} value={answer} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={`${paper.buttons} ${styles.buttons}`} data-needs-script data-screen-only>
        <Button type="submit">{selfChecks.add}</Button>
        <Button type="reset" variant="secondary">
          {selfChecks.clear}
        </Button>
      </div>
      <div className={styles.result} role="status" tabIndex={-1} data-result hidden>
        {Object.entries(concerns).map(([question, concern]) => (
          <div key={question} className={styles.concern} data-concern={question} hidden>
            {concern}
          </div>
        ))}
        <h2 data-points data-text={sum}>
          {fillTemplate(sum, { points: '0' })}
        </h2>
        {Object.entries(bands).map(([band, text]) => (
          <p key={band} className={styles.meaning} data-band={band}>
            {text}
          </p>
        ))}
        {always}
      </div>
    </form>
  );
}

interface BandsProps {
  name: QuestionnaireName;
  bands: Readonly<Record<string, string>>;
  language: BuiltLanguage;
}

/** What each sum means, for who adds up by hand. */
export function Bands({ name, bands, language }: BandsProps) {
  const { selfChecks } = textsOf(language);
  const from: Readonly<Record<string, number>> = questionnaires[name].bands;
  const limits = Object.values(from);
  return (
    <dl className={styles.bands}>
      {Object.entries(bands).map(([band, text]) => {
        const low = from[band] ?? 0;
        const next = limits.find((limit) => limit > low);
        const range = next === undefined ? selfChecks.rangeUp : selfChecks.range;
        return (
          <div key={band}>
            <dt>{fillTemplate(range, { from: String(low), to: String((next ?? 1) - 1) })}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
