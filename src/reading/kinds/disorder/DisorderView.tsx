import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { PagePicture } from '#src/reading/drawings/PagePicture.tsx';
import type { HelpLines } from '#src/reading/help-lines.ts';
import type { PageLink } from '#src/reading/pages.ts';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import { KeyPoints } from '#src/reading/parts/KeyPoints.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { MythList } from '#src/reading/parts/MythList.tsx';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { linkLabel } from '#src/reading/parts/route-labels.ts';
import { UrgentBox } from '#src/reading/parts/UrgentBox.tsx';
import { VideoBox } from '#src/reading/parts/VideoBox.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import type { disorderSchemas } from './schema.ts';

/** The page of a mental health condition: help first, then signs, causes, treatment, self-help and hope. */
export function DisorderView({
  page: disorder,
  above,
  links,
  lines,
  language,
}: ArticleProps<typeof disorderSchemas> & HelpLines) {
  const t = translator(language);
  const { facts, words } = disorder;
  const { details } = words;
  const [firstPicture, ...otherPictures] = facts.pictures;
  const picture = (id: string | undefined) => {
    const own = id === undefined ? undefined : words.pictures[id];
    return id !== undefined && own !== undefined && <PagePicture key={id} id={id} words={own} />;
  };
  return (
    <LongPage
      words={words}
      wordsLanguage={disorder.language}
      language={language}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }, ...waysBack(above, language)]}
    >
      {words.otherNames.length > 0 && (
        <p className={styles.other}>{t('mentalcare:otherNames', { names: words.otherNames.join(', ') })}</p>
      )}
      <HelpStrip lines={lines} language={language} />
      <UrgentBox urgent={words.urgent} />
      <div>
        <ButtonLink href={localizedUrl(routes.crisis, language)}>{t('mentalcare:getHelp')}</ButtonLink>
      </div>
      <KeyPoints points={words.keyPoints} t={t} />
      <PageSection
        id="feels-like"
        words={{ heading: t('mentalcare:feelsLike'), paragraphs: words.feelsLike }}
        t={t}
      >
        {picture(firstPicture)}
      </PageSection>
      <PageSection
        id="symptoms"
        words={{
          heading: t('mentalcare:symptoms'),
          paragraphs: [details.symptoms.intro, details.symptoms.note],
          list: details.symptoms.list,
        }}
        t={t}
      />
      <PageSection id="causes" words={{ heading: t('mentalcare:causes'), list: details.causes }} t={t} />
      <PageSection
        id="risk-factors"
        words={{ heading: t('mentalcare:riskFactors'), list: details.riskFactors }}
        t={t}
      />
      <PageSection
        id="getting-help"
        words={{ heading: t('mentalcare:gettingHelp'), paragraphs: words.gettingHelp }}
        t={t}
      />
      <PageSection
        id="treatment"
        words={{
          heading: t('mentalcare:treatment'),
          paragraphs: [details.treatment.intro],
          items: details.treatment.items.map(({ title, description }) => ({ title, text: description })),
        }}
        t={t}
      />
      <PageSection id="self-help" words={{ heading: t('mentalcare:selfHelp'), list: words.selfHelp }} t={t}>
        {otherPictures.map(picture)}
      </PageSection>
      <PageSection
        id="help-someone"
        words={{ heading: t('mentalcare:helpSomeone'), list: words.helpSomeone }}
        t={t}
      />
      {details.supportNeeds && (
        <PageSection
          id="support"
          words={{ heading: t('mentalcare:support'), list: details.supportNeeds }}
          t={t}
        />
      )}
      {details.preventionStrategies && (
        <PageSection
          id="prevention"
          words={{ heading: t('mentalcare:prevention'), list: details.preventionStrategies }}
          t={t}
        />
      )}
      {facts.video && words.video && <VideoBox video={facts.video} words={words.video} t={t} />}
      <PageSection
        id="recovery"
        words={{ heading: t('mentalcare:recovery'), paragraphs: [words.recovery] }}
        t={t}
      />
      <MythList myths={words.myths} t={t} />
      <NextSteps next={words.next} t={t} />
      <PageEnd page={disorder} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
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
