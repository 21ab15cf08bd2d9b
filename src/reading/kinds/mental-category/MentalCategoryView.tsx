import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { GetHelp } from '#src/reading/parts/GetHelp.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { Paragraphs } from '#src/reading/parts/PageSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
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
    <LongPage
      words={page.words}
      wordsLanguage={page.language}
      language={language}
      picture={picture?.file}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }]}
    >
      <LeaveBar t={t} help />
      <Paragraphs texts={page.words.intro} />
      {subcategories.map(({ page: { path, words }, disorders }) => (
        <section key={path} className={styles.part}>
          <h2>
            <a href={localizedUrl(path, language)}>{words.heading}</a>
          </h2>
          <p>{words.description}</p>
          <DisorderLinks disorders={disorders} language={language} headingLevel="h3" />
        </section>
      ))}
      <HelpStrip lines={lines} language={language}>
        <GetHelp language={language} />
      </HelpStrip>
      <PageEnd page={page} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
