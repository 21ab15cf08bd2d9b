import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { GetHelp } from '#src/reading/parts/GetHelp.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { TextList } from '#src/reading/parts/PageSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { translator } from '#src/words/translate.ts';
import type { MentalGuideMore } from './load.ts';
import type { mentalGuideSchemas } from './schema.ts';

/** The first page on mental health: the main categories, whom to call, and four figures. */
export function MentalGuideView({
  page: guide,
  categories,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof mentalGuideSchemas> & MentalGuideMore) {
  const t = translator(language);
  return (
    <LongPage
      words={{ heading: guide.words.heading, promise: guide.words.promise }}
      wordsLanguage={guide.language}
      language={language}
      picture={picture?.file}
      crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
    >
      <LeaveBar t={t} help />
      <p className={styles.subtitle}>{t('mentalcare:header.subtitle')}</p>
      <section className={styles.part}>
        <h2>{t('mentalcare:mainMenu')}</h2>
        <CardGrid>
          {categories.map(({ path, words }) => (
            <LinkCard
              key={path}
              title={words.heading}
              text={words.description}
              action={t('mentalcare:learnMore')}
              href={localizedUrl(path, language)}
            />
          ))}
        </CardGrid>
      </section>
      <HelpStrip lines={lines} language={language}>
        <GetHelp language={language} />
      </HelpStrip>
      <section className={`${styles.part} ${styles.figures}`}>
        <h2>{t('mentalcare:statisticsTitle')}</h2>
        <TextList texts={guide.words.statistics} />
      </section>
      <PageEnd page={guide} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
