import type { PageLink, PageOf } from '#src/content/load-pages.ts';
import type { SectionFacts } from '#src/content/page-schemas.ts';
import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { routes } from '#src/i18n/routes.ts';
import { translator } from '#src/i18n/translate.ts';
import { KeyPoints } from '#src/views/pages/KeyPoints.tsx';
import { LongPage } from '#src/views/pages/LongPage.tsx';
import { MythList } from '#src/views/pages/MythList.tsx';
import { NextSteps } from '#src/views/pages/NextSteps.tsx';
import { PageEnd } from '#src/views/pages/PageEnd.tsx';
import { SeeWorker } from '#src/views/pages/SeeWorker.tsx';
import { UrgentBox } from '#src/views/pages/UrgentBox.tsx';
import { VideoBox, VideoWindow } from '#src/views/pages/VideoBox.tsx';
import { WrittenSection } from '#src/views/pages/WrittenSection.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import styles from './GuideView.module.css';

type Guide = PageOf<'guide'>;

interface GuideViewProps {
  guide: Guide;
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** A health guide. Its parts that the reader chooses between are all in the page, and one at a time with a script. */
export function GuideView({ guide, links, language }: GuideViewProps) {
  const t = translator(language);
  const { facts, words } = guide;
  const shared = facts.sections.filter(({ group }) => group === undefined);
  const groups = facts.groups ?? [];
  return (
    <LongPage
      words={words}
      wordsLanguage={guide.language}
      language={language}
      crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
    >
      {words.urgent && <UrgentBox urgent={words.urgent} />}
      <KeyPoints points={words.keyPoints} t={t} />
      {shared.map((section) => (
        <GuideSection key={section.id} section={section} guide={guide} language={language} />
      ))}
      {groups.length > 0 && <GroupChoice groups={groups} labels={words.groups ?? {}} />}
      {groups.map((group) => (
        <div key={group} className={styles.group} id={group} data-group>
          {facts.sections
            .filter((section) => section.group === group)
            .map((section) => (
              <GuideSection key={section.id} section={section} guide={guide} language={language} />
            ))}
        </div>
      ))}
      <SeeWorker signs={words.seeWorker} t={t} />
      <MythList myths={words.myths} t={t} />
      <NextSteps next={words.next} t={t} />
      <PageEnd page={guide} links={links} language={language} />
      {groups.length > 0 && <VideoWindow t={t} />}
    </LongPage>
  );
}

interface GuideSectionProps {
  section: SectionFacts;
  guide: Guide;
  language: BuiltLanguage;
}

function GuideSection({ section, guide, language }: GuideSectionProps) {
  const { video } = section;
  const videoFacts = video === undefined ? undefined : guide.facts.videos[video];
  const videoWords = video === undefined ? undefined : guide.words.videos[video];
  return (
    <WrittenSection section={section} page={guide} language={language}>
      {videoFacts && videoWords && (
        <VideoBox
          video={videoFacts}
          words={videoWords}
          t={translator(language)}
          place={section.group === undefined ? 'page' : 'window'}
        />
      )}
    </WrittenSection>
  );
}
