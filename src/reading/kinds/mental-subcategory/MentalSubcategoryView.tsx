import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { DisorderLinks } from '#src/reading/kinds/mental-category/DisorderLinks.tsx';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { HelpAtEnd } from '#src/reading/parts/HelpAtEnd.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { Paragraphs } from '#src/reading/parts/PageSection.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { routes } from '#src/site/routes.ts';
import { translator } from '#src/words/translate.ts';
import type { MentalSubcategoryMore } from './load.ts';
import type { mentalSubcategorySchemas } from './schema.ts';

/** A subcategory: what it is, and its disorders. */
export function MentalSubcategoryView({
  page,
  above,
  disorders,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof mentalSubcategorySchemas> & MentalSubcategoryMore) {
  const t = translator(language);
  const category = above.at(-1);
  return (
    <LongPage
      words={{ heading: page.words.heading, promise: page.words.description }}
      wordsLanguage={page.language}
      language={language}
      picture={picture?.file}
      crumbs={[
        { path: routes.mentalCare, label: t('mentalcare:backToMain') },
        ...(category
          ? [
              {
                path: category.path,
                label: t('mentalcare:backToSubcategory', { category: category.heading }),
              },
            ]
          : []),
      ]}
    >
      <LeaveBar t={t} help />
      <div className={styles.text}>
        <DangerSigns urgent={page.words.urgent} language={language} />
        <div className={styles.intro}>
          <Paragraphs texts={page.words.intro} />
        </div>
      </div>
      <DisorderLinks disorders={disorders} language={language} headingLevel="h2" />
      <div className={styles.text}>
        <SeeWorker signs={page.words.seeWorker} t={t} />
      </div>
      <HelpAtEnd lines={lines} language={language} />
      <PageEnd page={page} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
