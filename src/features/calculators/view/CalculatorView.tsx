import type { ReactNode } from 'react';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { SourceList } from '#src/reading/parts/SourceList.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type CalculatorName, calculatorRoutes, routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import styles from './CalculatorView.module.css';

interface CalculatorViewProps {
  name: CalculatorName;
  language: BuiltLanguage;
  sources: readonly Source[];
  /** The form, hydrated by the door. */
  children?: ReactNode;
}

/** A calculator's page: the form, then how it is calculated, who should not rely on it, and the sources. */
export function CalculatorView({ name, language, sources, children }: CalculatorViewProps) {
  const { page, pages } = textsOf(language);
  const { calculator: shared, [name]: texts } = pages;
  const { formula, ...explanations } = texts.how;
  return (
    <div className={styles.page}>
      <div className={styles.tool}>
        <h1>{texts.heading}</h1>
        <p className={styles.lead}>{texts.introduction}</p>
        <p className={styles.adults}>{shared.adultsOnly}</p>
        <noscript>
          <Notice>{shared.noScript}</Notice>
        </noscript>
        <div className={styles.form}>
          {children}
          <LateNotice t={translator(language)} />
        </div>
      </div>
      <div className={styles.background}>
        <section>
          <h2>{shared.howHeading}</h2>
          <p className={styles.formula}>{formula}</p>
          {Object.values(explanations).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <section>
          <h2>{shared.limitsHeading}</h2>
          <ul>
            {Object.values(texts.limits).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <SourceList sources={sources} heading={page.sources} />
        {language !== 'en' && <p className={styles.review}>{page.translationReview}</p>}
      </div>
      <nav className={styles.others} aria-labelledby="other-calculators">
        <h2 id="other-calculators">{shared.otherCalculators}</h2>
        <ul>
          {calculatorRoutes
            .filter((other) => other !== name)
            .map((other) => (
              <li key={other}>
                <a href={localizedUrl(routes[other], language)}>{pages[other].name}</a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
