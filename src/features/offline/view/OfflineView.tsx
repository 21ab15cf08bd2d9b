import type { ReactNode } from 'react';
import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { EraseDevice } from '#src/site/parts/EraseDevice.tsx';
import { routes } from '#src/site/routes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { monthNames } from '#src/words/dates.ts';
import {
  type BuiltLanguage,
  type Language,
  languageCodes,
  languageFacts,
  languages,
} from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import styles from './OfflineView.module.css';

interface OfflineViewProps {
  language: BuiltLanguage;
  lines: HelpCountries;
}

type OfflineTexts = Texts['offline'];

/** Saves languages for days without network, says what lies on the phone, and stands in for pages that cannot be had. */
export function OfflineView({ language, lines }: OfflineViewProps) {
  const { offline: texts, about } = textsOf(language);
  const written = { locales: languageFacts(language).numberLocales, months: monthNames(language) };
  return (
    <article
      className={styles.page}
      data-offline={JSON.stringify(texts.tool)}
      data-sizes={JSON.stringify(texts.size)}
      data-stored-names={JSON.stringify(about.privacy.stored)}
      data-written={JSON.stringify(written)}
    >
      <PageHeading heading={texts.heading} introduction={texts.introduction} />
      <div hidden data-missing="">
        <Notice>
          <p>{texts.missing.text}</p>
          <p>
            <Button variant="secondary" data-again="">
              {texts.missing.again}
            </Button>
          </p>
        </Notice>
      </div>
      <Languages language={language} texts={texts} />
      <div className={styles.about}>
        <LiesHere language={language} texts={texts} />
        <div className={styles.doing}>
          <Install texts={texts} />
          <Section heading={texts.erase.heading}>
            <p>{texts.erase.text}</p>
            <EraseDevice t={translator(language)} />
          </Section>
        </div>
      </div>
      <HelpStrip lines={lines} language={language} canLeave={false} />
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A card for each language, the reader's own first. */
function Languages({ language, texts }: { language: BuiltLanguage; texts: OfflineTexts }) {
  const codes = [...languageCodes].sort(
    (one, other) => Number(other === language) - Number(one === language),
  );
  return (
    <Section heading={texts.languages.heading}>
      <p>{texts.languages.text}</p>
      <noscript>
        <Notice>
          <p>{texts.noScript}</p>
        </Notice>
      </noscript>
      <p role="status" data-unable="" />
      <div className={styles.cards} data-needs-script="true">
        {codes.map((code) => (
          <LanguageCard key={code} code={code} texts={texts} />
        ))}
      </div>
    </Section>
  );
}

function LanguageCard({ code, texts }: { code: Language; texts: OfflineTexts }) {
  const { name, tag } = languages[code];
  const id = `pack-${code}`;
  return (
    <section className={styles.card} aria-labelledby={id} data-pack={code}>
      <h3 id={id} lang={tag}>
        {name}
      </h3>
      <p className={styles.size} data-size="">
        {texts.languages.looking}
      </p>
      <div className={styles.progress} hidden data-progress="">
        <progress aria-labelledby={id} max={1} value={0} />
        <span data-progress-text="" />
      </div>
      <p role="status" tabIndex={-1} data-state="" />
      <div className={styles.buttons}>
        <Button data-act="" aria-describedby={id} hidden>
          {texts.tool.start}
        </Button>
        <Button variant="quiet" data-remove="" aria-describedby={id} hidden>
          {texts.languages.remove}
        </Button>
      </div>
    </section>
  );
}

function LiesHere({ language, texts: { here, tool } }: { language: BuiltLanguage; texts: OfflineTexts }) {
  return (
    <Section heading={here.heading}>
      <p data-total="" />
      <h3>{here.visited}</h3>
      <p>{here.visitedHint}</p>
      <ul className={styles.list} data-visited="" />
      <Button variant="secondary" data-forget="" hidden>
        {tool.forget}
      </Button>
      <h3>{here.settings}</h3>
      <ul className={styles.list} data-stored="" />
      <h3>{here.entries}</h3>
      <p>
        <a href={localizedUrl(routes.trainingData, language)}>{here.entriesLink}</a>
      </p>
    </Section>
  );
}

function Install({ texts: { install } }: { texts: OfflineTexts }) {
  return (
    <section className={styles.section} data-install-section="">
      <h2>{install.heading}</h2>
      <p>{install.text}</p>
      <Button data-install="" hidden>
        {install.button}
      </Button>
      <ul>
        <li>{install.android}</li>
        <li>{install.iphone}</li>
        <li>{install.computer}</li>
      </ul>
    </section>
  );
}
