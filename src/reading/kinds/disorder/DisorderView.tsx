import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { PagePicture } from '#src/reading/drawings/PagePicture.tsx';
import type { HelpLines } from '#src/reading/help-lines.ts';
import type { SectionWords } from '#src/reading/page-schemas.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { ArticleFrame } from '#src/reading/parts/ArticleFrame.tsx';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import { HelpAtEnd } from '#src/reading/parts/HelpAtEnd.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { MythList } from '#src/reading/parts/MythList.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { linkLabel } from '#src/reading/parts/route-labels.ts';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { VideoBox } from '#src/reading/parts/VideoBox.tsx';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { type Translate, translator } from '#src/words/translate.ts';
import type { disorderSchemas } from './schema.ts';

type DisorderProps = ArticleProps<typeof disorderSchemas> & HelpLines;
type Disorder = DisorderProps['page'];

/** The page of a mental health condition: what it is, where help is, then signs, causes, treatment, self-help and hope. */
export function DisorderView({ page: disorder, above, links, picture, lines, language }: DisorderProps) {
  const t = translator(language);
  const { facts, words } = disorder;
  const sections = disorderSections(words, t);
  const [firstPicture, ...otherPictures] = facts.pictures;
  const picturesOf: Readonly<Record<string, readonly string[]>> = {
    'feels-like': firstPicture === undefined ? [] : [firstPicture],
    'self-help': otherPictures,
  };
  return (
    <ArticleFrame
      page={disorder}
      language={language}
      picture={picture}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }, ...waysBack(above, language)]}
      contents={[
        ...sections.map(({ id, words: { heading } }) => ({ id, heading })),
        ...(words.seeWorker ? [{ id: 'see-worker', heading: t('page.seeWorker') }] : []),
        { id: 'myths', heading: t('page.myths') },
        { id: 'next-steps', heading: t('page.nextSteps') },
      ]}
      first={<LeaveBar t={t} help />}
    >
      {words.otherNames.length > 0 && (
        <p className={styles.other}>{t('mentalcare:otherNames', { names: words.otherNames.join(', ') })}</p>
      )}
      {sections.map(({ id, words: section }) => (
        <PageSection key={id} id={id} words={section} t={t} figure={picturesIn(words, picturesOf[id])}>
          {id === 'symptoms' && <p>{words.details.symptoms.note}</p>}
          {id === 'recovery' && facts.video && words.video && (
            <VideoBox video={facts.video} words={words.video} t={t} />
          )}
        </PageSection>
      ))}
      {words.seeWorker && <SeeWorker signs={words.seeWorker} t={t} />}
      <MythList myths={words.myths} t={t} />
      <HelpAtEnd lines={lines} language={language} />
      <NextSteps next={words.next} t={t} />
      <PageEnd page={disorder} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </ArticleFrame>
  );
}

function picturesIn({ pictures }: Disorder['words'], ids: readonly string[] = []) {
  const drawn = ids.flatMap((id) => {
    const picture = pictures[id];
    return picture === undefined ? [] : [<PagePicture key={id} id={id} words={picture} />];
  });
  return drawn.length > 0 && drawn;
}

interface DisorderSection {
  id: string;
  words: SectionWords;
}

/** The sections of a condition in their order, in the form of every section. */
function disorderSections(words: Disorder['words'], t: Translate): readonly DisorderSection[] {
  const { symptoms, causes, riskFactors, treatment, supportNeeds, preventionStrategies } = words.details;
  const section = (id: string, heading: string, rest: Omit<SectionWords, 'heading'>) => ({
    id,
    words: { heading, ...rest },
  });
  return [
    section('feels-like', t('mentalcare:feelsLike'), { paragraphs: words.feelsLike }),
    section('symptoms', t('mentalcare:symptoms'), {
      paragraphs: [symptoms.intro],
      list: symptoms.list,
    }),
    section('causes', t('mentalcare:causes'), { list: causes }),
    section('risk-factors', t('mentalcare:riskFactors'), { list: riskFactors }),
    section('getting-help', t('mentalcare:gettingHelp'), { paragraphs: words.gettingHelp }),
    section('treatment', t('mentalcare:treatment'), {
      paragraphs: [treatment.intro],
      items: treatment.items.map(({ title, description }) => ({ title, text: description })),
    }),
    ...(words.askFirst ? [section('ask-first', t('page.askFirst'), { list: words.askFirst })] : []),
    section('self-help', t('mentalcare:selfHelp'), { list: words.selfHelp }),
    section('help-someone', t('mentalcare:helpSomeone'), { list: words.helpSomeone }),
    ...(supportNeeds ? [section('support', t('mentalcare:support'), { list: supportNeeds })] : []),
    ...(preventionStrategies
      ? [section('prevention', t('mentalcare:prevention'), { list: preventionStrategies })]
      : []),
    section('recovery', t('mentalcare:recovery'), { paragraphs: [words.recovery] }),
  ];
}

/** The category and the subcategory above a disorder, below the first page on mental health. */
function waysBack(above: readonly PageLink[], language: BuiltLanguage): Crumb[] {
  const t = translator(language);
  const [, category, subcategory] = above;
  return [
    ...(category ? [{ path: category.path, label: linkLabel(category, language) }] : []),
    ...(subcategory
      ? [
          {
            path: subcategory.path,
            label: t('mentalcare:backToSubcategory', { category: subcategory.heading }),
          },
        ]
      : []),
  ];
}
