import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { ArticleFrame } from '#src/reading/parts/ArticleFrame.tsx';
import { HelpAtEnd } from '#src/reading/parts/HelpAtEnd.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageCards } from '#src/reading/parts/PageCards.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { linkLabel } from '#src/reading/parts/route-labels.ts';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { WrittenSection } from '#src/reading/parts/WrittenSection.tsx';
import { routes } from '#src/site/routes.ts';
import { translator } from '#src/words/translate.ts';
import type { SupportMore } from './load.ts';
import type { supportSchemas } from './schema.ts';

/** A page for people who need support, from a crisis to the way back to work. */
export function SupportView({
  page: support,
  above,
  parts,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof supportSchemas> & SupportMore) {
  const t = translator(language);
  const { facts, words } = support;
  // In danger nothing comes before the numbers; elsewhere the answer does.
  const inDanger = facts.dangerOpen === true;
  // The numbers stand once on a page: there, or at its end.
  const holdsContacts = facts.sections.some(({ contacts }) => contacts);
  return (
    <ArticleFrame
      page={support}
      language={language}
      picture={picture}
      crumbs={[
        { path: routes.mentalCare, label: t('mentalcare:backToMain') },
        ...above.slice(1).map((page) => ({ path: page.path, label: linkLabel(page, language) })),
      ]}
      contents={[
        ...facts.sections.map(({ id }) => ({ id, heading: words.sections[id]?.heading ?? id })),
        ...(words.seeWorker ? [{ id: 'see-worker', heading: t('page.seeWorker') }] : []),
        { id: 'next-steps', heading: t('page.nextSteps') },
      ]}
      first={
        <>
          <LeaveBar t={t} help />
          {inDanger && <HelpStrip lines={lines} language={language} />}
        </>
      }
    >
      {parts.length > 0 && (
        <PageCards cards={parts} language={language} around={language} headingLevel="h2" />
      )}
      {facts.sections.map((section) => (
        <WrittenSection key={section.id} section={section} page={support} language={language}>
          {section.contacts && <HelpAtEnd lines={lines} language={language} />}
        </WrittenSection>
      ))}
      {words.seeWorker && <SeeWorker signs={words.seeWorker} t={t} />}
      {!inDanger && !holdsContacts && <HelpAtEnd lines={lines} language={language} />}
      <NextSteps next={words.next} t={t} />
      <PageEnd page={support} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </ArticleFrame>
  );
}
