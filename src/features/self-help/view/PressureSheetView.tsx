import type { TopicWords } from '#src/reading/kinds/topic/schema.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './PressureSheetView.module.css';
import { SelfHelpEnd } from './SelfHelpEnd.tsx';
import check from './SelfHelpPage.module.css';
import { SelfHelpStart } from './SelfHelpStart.tsx';

interface PressureSheetViewProps {
  /** The page on the heart: what to measure by, what the numbers mean and when to get help stand there once. */
  heart: TopicWords;
  sources: readonly Source[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

const days = 7;

/** A sheet to print and write on: seven days of readings, how to measure, what the numbers mean, and the danger signs. */
export function PressureSheetView({ heart, sources, links, language }: PressureSheetViewProps) {
  const { pages } = textsOf(language);
  const texts = pages.pressureSheet;
  const { urgent, content } = heart;
  return (
    <div className={check.page}>
      <SelfHelpStart
        crumb={{ path: routes.calculators, label: pages.calculators.heading }}
        texts={texts}
        language={language}
      />
      {urgent && <DangerSigns urgent={urgent} language={language} />}
      <section className={`${check.wide} ${styles.sheet}`}>
        <dl className={styles.person}>
          {[texts.person, texts.arm, texts.medicine].map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd />
            </div>
          ))}
        </dl>
        <h2 id="readings">{texts.caption}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys. */}
        <section className={styles.scroll} tabIndex={0} aria-labelledby="readings">
          <table aria-labelledby="readings">
            <thead>
              <tr>
                <th rowSpan={2} scope="col">
                  {texts.day}
                </th>
                <th colSpan={3} scope="colgroup">
                  {texts.morning}
                </th>
                <th colSpan={3} scope="colgroup">
                  {texts.evening}
                </th>
                <th rowSpan={2} scope="col">
                  {texts.notes}
                </th>
              </tr>
              <tr>
                {[texts.morning, texts.evening].flatMap((time) =>
                  [texts.first, texts.second, texts.pulse].map((column) => (
                    <th key={`${time} ${column}`} scope="col">
                      {column}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: days }, (_, day) => (
                <tr key={day}>
                  {Array.from({ length: 8 }, (_cell, column) => (
                    <td key={column} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
      {content.keyComponents && (
        <section className={check.words}>
          <h2>{texts.meaning}</h2>
          <p>{content.keyComponents.intro}</p>
          <dl className={styles.meaning}>
            {content.keyComponents.items.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <SelfHelpEnd links={links} sources={sources} language={language} />
    </div>
  );
}
