import type { ReactNode } from 'react';
import { LateNotice } from '#src/reading/parts/LateNotice.tsx';
import { SourceList } from '#src/reading/parts/SourceList.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type CalculatorName, calculatorRoutes, routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import styles from './CalculatorView.module.css';
import { pictureIds } from './picture-ids.ts';

interface CalculatorViewProps {
  name: CalculatorName;
  language: BuiltLanguage;
  sources: readonly Source[];
  pictureOf: (id: string) => PictureFile;
  /** The form, hydrated by the door. */
  children?: ReactNode;
}

/** A calculator's page: the form, then how it is calculated, who should not rely on it, and the sources. */
export function CalculatorView({ name, language, sources, pictureOf, children }: CalculatorViewProps) {
  const { page, pages } = textsOf(language);
  const { calculator: shared, [name]: texts } = pages;
  const { formula, ...explanations } = texts.how;
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <h1>{texts.heading}</h1>
        <div className={styles.introduction}>
          <div className={styles.picture}>
            <CardPicture {...pictureOf(pictureIds[name])} />
          </div>
          <p className={styles.lead}>{texts.introduction}</p>
          <p className={styles.adults}>{shared.adultsOnly}</p>
        </div>
      </div>
      <div className={styles.tool}>
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
