import type { ReactNode } from 'react';
import { LeaveBar, LeaveHint } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { PagePicture } from '#src/reading/drawings/PagePicture.tsx';
import type { SectionWords } from '#src/reading/page-schemas.ts';
import { ArticleFrame } from '#src/reading/parts/ArticleFrame.tsx';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import type { ContentsEntry } from '#src/reading/parts/Contents.tsx';
import { MythList } from '#src/reading/parts/MythList.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection, Paragraphs, TextList } from '#src/reading/parts/PageSection.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { SourceNumbers } from '#src/reading/parts/SourceNumbers.tsx';
import { VideoBox } from '#src/reading/parts/VideoBox.tsx';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { type Translate, translator } from '#src/words/translate.ts';
import type { TopicWords, topicParts, topicSchemas } from './schema.ts';
import styles from './Topic.module.css';

type TopicProps = ArticleProps<typeof topicSchemas>;

/** A topic of body care in the specification's order: introduction, signs, treatment, prevention, tips. */
export function TopicView({ page: topic, links, picture, language }: TopicProps) {
  // Where the words are English for want of a translation, so are the labels between them and the pages they lead to.
  const inner = topic.language;
  const t = translator(inner);
  const { facts, words } = topic;
  const sections = partSections(words);
  return (
    <ArticleFrame
      page={topic}
      language={language}
      picture={picture}
      crumbs={[wayBack(translator(language))]}
      contents={contentsOf(sections, words, t)}
      first={facts.sensitive && <LeaveBar t={t} />}
    >
      {facts.sensitive && <LeaveHint t={t} />}
      {words.video && (
        <div>
          <ButtonLink href="#video" variant="secondary">
            {t('bodycare:watchTutorial')}
          </ButtonLink>
        </div>
      )}
      <div className={styles.areas}>
        <Paragraphs texts={words.content.intro} />
      </div>
      {sections.map(({ part, section, more }) => (
        <PageSection key={part} id={part} words={section} t={t} figure={picturesOf(part, topic)}>
          {more}
          <SourceNumbers sources={facts.parts[part] ?? []} all={topic.sourceIds} language={inner} />
        </PageSection>
      ))}
      <SeeWorker signs={words.seeWorker} t={t} />
      {facts.video && words.video && (
        <section id="video" className={styles.areas}>
          <h2>{t('bodycare:tutorial')}</h2>
          <VideoBox video={facts.video} words={words.video} t={t} />
        </section>
      )}
      <MythList myths={words.myths} t={t} />
      <NextSteps next={words.next} t={t} />
      <PageEnd page={topic} links={links} language={inner} />
    </ArticleFrame>
  );
}

function contentsOf(sections: readonly PartSection[], words: TopicWords, t: Translate): ContentsEntry[] {
  return [
    ...sections.map(({ part, section }) => ({ id: part, heading: section.heading })),
    { id: 'see-worker', heading: t('page.seeWorker') },
    ...(words.video ? [{ id: 'video', heading: t('bodycare:tutorial') }] : []),
    { id: 'myths', heading: t('page.myths') },
    { id: 'next-steps', heading: t('page.nextSteps') },
  ];
}

function picturesOf(part: Part, { facts, words }: TopicProps['page']): ReactNode {
  const drawn = Object.entries(facts.pictures).flatMap(([id, place]) => {
    const picture = words.pictures[id];
    return place === part && picture ? [<PagePicture key={id} id={id} words={picture} />] : [];
  });
  return drawn.length > 0 && drawn;
}

function wayBack(t: Translate): Crumb {
  return { path: routes.bodyCare, label: t('bodycare:backToCategories') };
}

type Part = (typeof topicParts)[number];

interface PartSection {
  part: Part;
  section: SectionWords;
  more?: ReactNode;
}

/** The parts that a topic has, in their order, in the form of every section. */
function partSections({ content }: TopicWords): readonly PartSection[] {
  const lines = (
    part: Part,
    own: { title: string; intro?: string | undefined; items: string[] } | undefined,
  ) =>
    own && {
      part,
      section: { heading: own.title, list: own.items, ...(own.intro ? { paragraphs: [own.intro] } : {}) },
    };
  const points = (
    part: Part,
    own:
      | { title: string; intro?: string | undefined; items: { title: string; description: string }[] }
      | undefined,
  ) =>
    own && {
      part,
      section: {
        heading: own.title,
        items: own.items.map(({ title, description }) => ({ title, text: description })),
        ...(own.intro ? { paragraphs: [own.intro] } : {}),
      },
    };
  const { symptoms, groomingAreas } = content;
  const parts: readonly (PartSection | undefined)[] = [
    symptoms && { part: 'symptoms', section: { heading: symptoms.title, list: symptoms.list } },
    points('treatment', content.treatment),
    lines('prevention', content.prevention),
    points('keyComponents', content.keyComponents),
    lines('mainTips', content.mainTips),
    lines('preventiveSteps', content.preventiveSteps),
    groomingAreas && {
      part: 'groomingAreas',
      section: { heading: groomingAreas.title, paragraphs: groomingAreas.intro ? [groomingAreas.intro] : [] },
      more: <GroomingAreas areas={groomingAreas.items} />,
    },
    lines('additionalTips', content.additionalTips),
  ];
  return parts.filter((part) => part !== undefined);
}

function GroomingAreas({
  areas,
}: {
  areas: readonly { title: string; description: string; tips: string[] }[];
}) {
  return areas.map(({ title, description, tips }) => (
    <div key={title} className={styles.areas}>
      <h3>{title}</h3>
      <p>{description}</p>
      <TextList texts={tips} />
    </div>
  ));
}
