import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import type { ArticleProps } from '#src/reading/article.ts';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { GetHelp } from '#src/reading/parts/GetHelp.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { SeeWorker } from '#src/reading/parts/SeeWorker.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { lastPart, routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
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
          <CardGrid>
            {pages
              .flatMap((page) => cards.filter(({ path }) => lastPart(path) === page))
              .map(({ path, heading, description, language: readIn }) => (
                <LinkCard
                  key={path}
                  title={heading}
                  text={description}
                  action={t('mentalcare:learnMore')}
                  href={localizedUrl(path, language)}
                  wordsLanguage={readIn === guide.language ? undefined : readIn}
                />
              ))}
          </CardGrid>
        </section>
      ))}
      <HelpStrip lines={lines} language={language}>
        <GetHelp language={language} />
      </HelpStrip>
      <div className={styles.text}>
        <SeeWorker signs={words.seeWorker} t={t} />
      </div>
      <PageEnd page={guide} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
