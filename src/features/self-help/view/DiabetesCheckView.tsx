import type { TopicWords } from '#src/reading/kinds/topic/schema.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import form from './PointsForm.module.css';
import { Bands, PointsForm } from './PointsForm.tsx';
import { SelfHelpEnd } from './SelfHelpEnd.tsx';
import styles from './SelfHelpPage.module.css';
import { FirstRead, SelfHelpStart } from './SelfHelpStart.tsx';
import { ListSection, ProseSection } from './TextSections.tsx';

interface DiabetesCheckViewProps {
  /** The danger signs of the page on diabetes: they stand there once. */
  urgent: TopicWords['urgent'];
  sources: readonly Source[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** Seven questions that say whether to ask for a sugar test. */
export function DiabetesCheckView({ urgent, sources, links, language }: DiabetesCheckViewProps) {
  const { pages } = textsOf(language);
  const texts = pages.diabetesCheck;
  return (
    <div className={styles.page}>
      <SelfHelpStart
        crumb={{ path: routes.calculators, label: pages.calculators.heading }}
        texts={texts}
        language={language}
      />
      {urgent && <DangerSigns urgent={urgent} language={language} />}
      <FirstRead texts={texts.first} />
      <PointsForm
        name="diabetes"
        questions={texts.questions}
        sum={texts.result.points}
        bands={texts.bands}
        help={(question) => question === 'weight' && <Measures texts={texts.measures} />}
        always={<p>{texts.result.noDiagnosis}</p>}
        language={language}
      />
      <section className={styles.words}>
        <h2>{texts.meaning}</h2>
        <Bands name="diabetes" bands={texts.bands} language={language} />
      </section>
      <ListSection texts={texts.anyway} />
      <ProseSection texts={texts.about} />
      <SelfHelpEnd links={links} sources={sources} language={language} />
    </div>
  );
}

interface MeasuresProps {
  texts: { hint: string; weight: string; height: string; unclear: string };
}

/** A weight and a height, which choose an answer. */
function Measures({ texts }: MeasuresProps) {
  return (
    <div className={styles.measures} data-needs-script data-screen-only>
      <p>{texts.hint}</p>
      {(['weight', 'height'] as const).map((measure) => (
        <label key={measure}>
          {texts[measure]}
          <input type="text" inputMode="decimal" autoComplete="off" maxLength={60} data-measure={measure} />
        </label>
      ))}
      <p className={form.missing} role="alert" data-unclear hidden>
        {texts.unclear}
      </p>
    </div>
  );
}
