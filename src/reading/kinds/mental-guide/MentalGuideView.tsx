import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { HelpAtEnd } from '#src/reading/parts/HelpAtEnd.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { NextSteps } from '#src/reading/parts/NextSteps.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { TextList } from '#src/reading/parts/PageSection.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { WrittenSection } from '#src/reading/parts/WrittenSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { mindToolRoutes, routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import type { MentalGuideMore } from './load.ts';
import { NoticeMenu } from './NoticeMenu.tsx';
import type { mentalGuideSchemas } from './schema.ts';

/** The first page on mental health: where to go by what one notices, the main categories, whom to call, and four figures. */
export function MentalGuideView({
  page: guide,
  categories,
  support,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof mentalGuideSchemas> & MentalGuideMore) {
  const t = translator(language);
  const { facts, words } = guide;
  const { pages: toolTexts } = textsOf(language);
  return (
    <LongPage
      words={words}
      wordsLanguage={guide.language}
      language={language}
      picture={picture?.file}
      crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
    >
      <LeaveBar t={t} help />
      <p className={styles.subtitle}>{t('mentalcare:header.subtitle')}</p>
      <div className={styles.text}>
        <DangerSigns urgent={words.urgent} language={language} />
      </div>
      <NoticeMenu
        heading={words.noticeHeading}
        labels={words.notice}
        paths={facts.notice}
        language={language}
      />
      <section className={styles.part}>
        <h2>{t('mentalcare:mainMenu')}</h2>
        <CardGrid>
          {categories.map(({ path, words: category }) => (
            <LinkCard
              key={path}
              title={category.heading}
              text={category.description}
              action={t('mentalcare:learnMore')}
              href={localizedUrl(path, language)}
            />
          ))}
        </CardGrid>
      </section>
      <section className={styles.part}>
        <h2>{t('mentalcare:tools')}</h2>
        <CardGrid>
          {mindToolRoutes.map((name) => (
            <LinkCard
              key={name}
              title={toolTexts[name].name}
              text={toolTexts[name].description}
              action={t('mentalcare:learnMore')}
              href={localizedUrl(routes[name], language)}
            />
          ))}
        </CardGrid>
      </section>
      <section className={styles.part}>
        <h2>
          <a href={localizedUrl(support.path, language)}>{support.words.heading}</a>
        </h2>
        <p>{support.words.description}</p>
        <ul className={styles.ways}>
          {support.facts.groups.map(({ id }) => (
            <li key={id}>
              <a href={`${localizedUrl(support.path, language)}#${id}`}>
                {support.words.groups[id]?.heading}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <HelpAtEnd lines={lines} language={language} />
      <div className={styles.text}>
        {facts.sections.map((section) => (
          <WrittenSection key={section.id} section={section} page={guide} language={language} />
        ))}
      </div>
      <section className={`${styles.part} ${styles.figures}`}>
        <h2>{t('mentalcare:statisticsTitle')}</h2>
        <TextList texts={words.statistics} />
      </section>
      <div className={styles.text}>
        <SeeWorker signs={words.seeWorker} t={t} />
        <NextSteps next={words.next} t={t} />
      </div>
      <PageEnd page={guide} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
