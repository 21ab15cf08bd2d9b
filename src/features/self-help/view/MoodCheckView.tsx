import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { PageLink } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import { Bands, PointsForm } from './PointsForm.tsx';
import { SelfHelpEnd } from './SelfHelpEnd.tsx';
import styles from './SelfHelpPage.module.css';
import { FirstRead, SelfHelpStart } from './SelfHelpStart.tsx';

interface MoodCheckViewProps {
  name: 'mood' | 'worry';
  lines: HelpCountries;
  sources: readonly Source[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** PHQ-9 or GAD-7: help is one tap away from every question, and a number is never a diagnosis. */
export function MoodCheckView({ name, lines, sources, links, language }: MoodCheckViewProps) {
  const t = translator(language);
  const { pages, selfChecks } = textsOf(language);
  const texts = name === 'mood' ? pages.moodCheck : pages.worryCheck;
  return (
    <div className={styles.page}>
      <LeaveBar t={t} help />
      <SelfHelpStart
        crumb={{ path: routes.mentalCare, label: t('mentalcare:backToMain') }}
        texts={texts}
        language={language}
      />
      <FirstRead texts={texts.first} />
      <div className={styles.words}>
        <p>
          <strong>{selfChecks.lead}</strong>
        </p>
        <p className={styles.review}>{selfChecks.daysHint}</p>
      </div>
      <PointsForm
        name={name}
        questions={withAnswers(texts.questions, selfChecks.howOften)}
        uncounted={name === 'mood' ? { difficulty: pages.moodCheck.difficulty } : {}}
        sum={texts.sum}
        bands={texts.bands}
        concerns={
          name === 'mood' ? { death: <Concern texts={pages.moodCheck.concern} language={language} /> } : {}
        }
        always={
          <>
            {name === 'worry' && (
              <p>
                {pages.worryCheck.concern} <a href="#help">{t('help.jump')}</a>
              </p>
            )}
            <p>{selfChecks.notDiagnosis}</p>
            <p>{selfChecks.printIt}</p>
          </>
        }
        forgets
        language={language}
      />
      <p>{selfChecks.clearHint}</p>
      {name === 'worry' && (
        <p>
          <a href={localizedUrl(routes.moodCheck, language)}>{pages.worryCheck.mood}</a>
        </p>
      )}
      <section className={styles.words}>
        <h2>{texts.meaning}</h2>
        <Bands name={name} bands={texts.bands} language={language} />
        <p>{selfChecks.notDiagnosis}</p>
        <p>{texts.causes}</p>
        {name === 'worry' && <p>{pages.worryCheck.concern}</p>}
      </section>
      <HelpStrip lines={lines} language={language} />
      <section className={styles.words}>
        <h2>{texts.about}</h2>
        <p>{selfChecks.origin}</p>
        {selfChecks.ownTranslation && <p>{selfChecks.ownTranslation}</p>}
      </section>
      <SelfHelpEnd links={links} sources={sources} language={language} />
    </div>
  );
}

/** Every question of such a form has the same answers. */
function withAnswers(
  questions: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, string>>,
): Record<string, { asked: string; answers: Readonly<Record<string, string>> }> {
  return Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, { asked, answers }]));
}

interface ConcernProps {
  texts: Texts['pages']['moodCheck']['concern'];
  language: BuiltLanguage;
}

/** What is said at once to who thinks of death. */
function Concern({ texts, language }: ConcernProps) {
  const { help } = textsOf(language);
  return (
    <>
      <p>{texts.thanks}</p>
      <p>
        <strong>{texts.safe}</strong>
      </p>
      <p>{texts.today}</p>
      <p>
        <a href="#help">{help.jump}</a>
      </p>
      <p>
        <a href={localizedUrl(routes.crisis, language)}>{texts.link}</a>
      </p>
    </>
  );
}
