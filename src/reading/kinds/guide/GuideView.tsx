import type { ArticleProps } from '#src/reading/article.ts';
import type { SectionFacts } from '#src/reading/page-schemas.ts';
import { KeyPoints } from '#src/reading/parts/KeyPoints.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { MythList } from '#src/reading/parts/MythList.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { UrgentBox } from '#src/reading/parts/UrgentBox.tsx';
import { VideoBox, VideoWindow } from '#src/reading/parts/VideoBox.tsx';
import { WrittenSection } from '#src/reading/parts/WrittenSection.tsx';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import { GroupChoice } from './GroupChoice.tsx';
import styles from './GuideView.module.css';
import type { guideSchemas } from './schema.ts';

type GuideProps = ArticleProps<typeof guideSchemas>;

/** A health guide. Its parts that the reader chooses between are all in the page, and one at a time with a script. */
export function GuideView({ page: guide, links, language }: GuideProps) {
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
  guide: GuideProps['page'];
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
