import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { KeyPoints } from '#src/reading/parts/KeyPoints.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { UrgentBox } from '#src/reading/parts/UrgentBox.tsx';
import { WrittenSection } from '#src/reading/parts/WrittenSection.tsx';
import { routes } from '#src/site/routes.ts';
import { translator } from '#src/words/translate.ts';
import type { supportSchemas } from './schema.ts';

/** A page for people who need support, such as in a crisis: the numbers stand before everything else. */
export function SupportView({
  page: support,
  links,
  lines,
  language,
}: ArticleProps<typeof supportSchemas> & HelpLines) {
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
