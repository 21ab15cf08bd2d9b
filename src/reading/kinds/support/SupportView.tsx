import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import type { HelpLines } from '#src/reading/help-lines.ts';
import { ArticleFrame } from '#src/reading/parts/ArticleFrame.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { WrittenSection } from '#src/reading/parts/WrittenSection.tsx';
import { routes } from '#src/site/routes.ts';
import { translator } from '#src/words/translate.ts';
import type { supportSchemas } from './schema.ts';

/** A page for people who need support, such as in a crisis: the numbers stand before everything else. */
export function SupportView({
  page: support,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof supportSchemas> & HelpLines) {
  const t = translator(language);
  const { facts, words } = support;
  return (
    <ArticleFrame
      page={support}
      language={language}
      picture={picture}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }]}
      contents={[
        ...facts.sections.map(({ id }) => ({ id, heading: words.sections[id]?.heading ?? id })),
        ...(words.seeWorker ? [{ id: 'see-worker', heading: t('page.seeWorker') }] : []),
        { id: 'next-steps', heading: t('page.nextSteps') },
      ]}
      first={
        <>
          <LeaveBar t={t} help />
          <HelpStrip lines={lines} language={language} />
        </>
      }
    >
      {facts.sections.map((section) => (
        <WrittenSection key={section.id} section={section} page={support} language={language} />
      ))}
      {words.seeWorker && <SeeWorker signs={words.seeWorker} t={t} />}
      <NextSteps next={words.next} t={t} />
      <PageEnd page={support} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </ArticleFrame>
  );
}
