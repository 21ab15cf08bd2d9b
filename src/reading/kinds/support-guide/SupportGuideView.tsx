import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { HelpAtEnd } from '#src/reading/parts/HelpAtEnd.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageCards } from '#src/reading/parts/PageCards.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { lastPart, routes } from '#src/site/routes.ts';
import { translator } from '#src/words/translate.ts';
import type { SupportGuideMore } from './load.ts';
import type { supportGuideSchemas } from './schema.ts';

/** Every support page on mental health, in groups by what a reader needs. */
export function SupportGuideView({
  page: guide,
  cards,
  links,
  picture,
  lines,
  language,
}: ArticleProps<typeof supportGuideSchemas> & SupportGuideMore) {
  const t = translator(language);
  const { facts, words } = guide;
  return (
    <LongPage
      words={words}
      wordsLanguage={guide.language}
      language={language}
      picture={picture?.file}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }]}
    >
      <LeaveBar t={t} help />
      <div className={styles.text}>
        <DangerSigns urgent={words.urgent} language={language} />
      </div>
      {facts.groups.map(({ id, pages }) => (
        <section key={id} className={styles.part} id={id}>
          <h2>{words.groups[id]?.heading}</h2>
          <p>{words.groups[id]?.text}</p>
          <PageCards
            cards={pages.flatMap((page) => cards.filter(({ path }) => lastPart(path) === page))}
            language={language}
            around={guide.language}
          />
        </section>
      ))}
      <HelpAtEnd lines={lines} language={language} />
      <div className={styles.text}>
        <SeeWorker signs={words.seeWorker} t={t} />
      </div>
      <PageEnd page={guide} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
