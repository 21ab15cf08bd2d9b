import type { PageLink, PageOf } from '#src/content/load-pages.ts';
import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { routes } from '#src/i18n/routes.ts';
import { translator } from '#src/i18n/translate.ts';
import { HelpStrip, type HelpStripProps } from '#src/views/help/HelpStrip.tsx';
import { KeyPoints } from '#src/views/pages/KeyPoints.tsx';
import { LongPage } from '#src/views/pages/LongPage.tsx';
import { NextSteps } from '#src/views/pages/NextSteps.tsx';
import { PageEnd } from '#src/views/pages/PageEnd.tsx';
import { UrgentBox } from '#src/views/pages/UrgentBox.tsx';
import { WrittenSection } from '#src/views/pages/WrittenSection.tsx';

interface SupportViewProps {
  support: PageOf<'support'>;
  links: readonly PageLink[];
  lines: HelpStripProps['lines'];
  language: BuiltLanguage;
}

/** A page for people who need support, such as in a crisis: the numbers stand before everything else. */
export function SupportView({ support, links, lines, language }: SupportViewProps) {
  const t = translator(language);
  const { facts, words } = support;
  return (
    <LongPage
      words={words}
      wordsLanguage={support.language}
      language={language}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }]}
    >
      <HelpStrip lines={lines} language={language} />
      <UrgentBox urgent={words.urgent} />
      <KeyPoints points={words.keyPoints} t={t} />
      {facts.sections.map((section) => (
        <WrittenSection key={section.id} section={section} page={support} language={language} />
      ))}
      <NextSteps next={words.next} t={t} />
      <PageEnd page={support} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
