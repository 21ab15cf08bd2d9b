import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { ArticleFrame } from '#src/reading/parts/ArticleFrame.tsx';
import { HelpAtEnd } from '#src/reading/parts/HelpAtEnd.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { Paragraphs } from '#src/reading/parts/PageSection.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { lastPart, routes } from '#src/site/routes.ts';
import { translator } from '#src/words/translate.ts';
import { DisorderLinks } from './DisorderLinks.tsx';
import type { MentalCategoryMore } from './load.ts';
import type { mentalCategorySchemas } from './schema.ts';

/** A main category: its subcategories, each with direct links to its disorders. */
export function MentalCategoryView({
  page,
  subcategories,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof mentalCategorySchemas> & MentalCategoryMore) {
  const t = translator(language);
  return (
    <ArticleFrame
      page={page}
      language={language}
      picture={picture}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }]}
      contents={[
        ...subcategories.map(({ page: { path, words } }) => ({ id: lastPart(path), heading: words.heading })),
        { id: 'see-worker', heading: t('page.seeWorker') },
      ]}
      first={<LeaveBar t={t} help />}
    >
      <div className={styles.intro}>
        <Paragraphs texts={page.words.intro} />
      </div>
      {subcategories.map(({ page: { path, words }, disorders }) => (
        <section key={path} className={styles.part} id={lastPart(path)}>
          <h2>
            <a href={localizedUrl(path, language)}>{words.heading}</a>
          </h2>
          <p>{words.description}</p>
          <DisorderLinks disorders={disorders} language={language} headingLevel="h3" />
        </section>
      ))}
      <SeeWorker signs={page.words.seeWorker} t={t} />
      <HelpAtEnd lines={lines} language={language} />
      <PageEnd page={page} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </ArticleFrame>
  );
}
