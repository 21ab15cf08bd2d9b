import type { ArticleProps } from '#src/reading/article.ts';
import type { SectionFacts } from '#src/reading/page-schemas.ts';
import { ArticleFrame } from '#src/reading/parts/ArticleFrame.tsx';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import type { ContentsEntry } from '#src/reading/parts/Contents.tsx';
import { MythList } from '#src/reading/parts/MythList.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { VideoBox, VideoWindow } from '#src/reading/parts/VideoBox.tsx';
import { WrittenSection } from '#src/reading/parts/WrittenSection.tsx';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { type Translate, translator } from '#src/words/translate.ts';
import { GroupChoice } from './GroupChoice.tsx';
import styles from './GuideView.module.css';
import type { guideSchemas } from './schema.ts';

type GuideProps = ArticleProps<typeof guideSchemas>;

/**
 * A health guide. Its parts that the reader chooses between are all in the page, and one at a time with a script; they
 * stand before what concerns every reader, so that the choice is found at once.
 */
export function GuideView({ page: guide, links, picture, language }: GuideProps) {
  const t = translator(language);
  const { facts, words } = guide;
  const groups = facts.groups ?? [];
  const watched = facts.sections.find(({ video }) => video !== undefined);
  const inGroup = (group: string | undefined) => facts.sections.filter((section) => section.group === group);
  const sections = (group: string | undefined) =>
    inGroup(group).map((section) => (
      <GuideSection key={section.id} section={section} guide={guide} language={language} />
    ));
  return (
    <ArticleFrame
      page={guide}
      language={language}
      picture={picture}
      crumbs={[wayBack(guide, t)]}
      contents={contentsOf(guide, t)}
    >
      {watched && isOfHair(guide) && (
        <div>
          <ButtonLink href={`#${watched.id}`} variant="secondary">
            {t('haircare:watchTutorial')}
          </ButtonLink>
        </div>
      )}
      {groups.length > 0 && <GroupChoice groups={groups} labels={words.groups ?? {}} />}
      {groups.map((group) => (
        <div key={group} className={styles.group} id={group} data-group>
          {sections(group)}
        </div>
      ))}
      {sections(undefined)}
      <SeeWorker signs={words.seeWorker} t={t} />
      <MythList myths={words.myths} t={t} />
      <NextSteps next={words.next} t={t} />
      <PageEnd page={guide} links={links} language={language} />
      {groups.length > 0 && <VideoWindow t={t} />}
    </ArticleFrame>
  );
}

const isOfHair = ({ path }: GuideProps['page']): boolean => path.startsWith(`${routes.hairCare}/`);

/** To the list that the guide stands in. */
function wayBack(guide: GuideProps['page'], t: Translate): Crumb {
  return isOfHair(guide)
    ? { path: routes.hairCare, label: t('haircare:backToCategories') }
    : { path: routes.getTips, label: t('tips:backToDirectory') };
}

function contentsOf({ facts, words }: GuideProps['page'], t: Translate): ContentsEntry[] {
  const sections = (wanted: string | undefined) =>
    facts.sections
      .filter(({ group }) => group === wanted)
      .map(({ id }) => ({ id, heading: words.sections[id]?.heading ?? id }));
  return [
    ...(facts.groups ?? []).map((group) => ({
      id: group,
      heading: words.groups?.[group] ?? group,
      inner: sections(group),
    })),
    ...sections(undefined),
    { id: 'see-worker', heading: t('page.seeWorker') },
    { id: 'myths', heading: t('page.myths') },
    { id: 'next-steps', heading: t('page.nextSteps') },
  ];
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
