import { HelpStrip, type HelpStripProps } from '#src/features/help/view/HelpStrip.tsx';
import type { PageLink, PageOf } from '#src/reading/load-pages.ts';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { TextList } from '#src/reading/parts/PageSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';

interface MentalGuideViewProps {
  guide: PageOf<'mentalGuide'>;
  categories: readonly PageOf<'mentalCategory'>[];
  links: readonly PageLink[];
  lines: HelpStripProps['lines'];
  language: BuiltLanguage;
}

/** The first page on mental health: help at once, four figures, and the main categories. */
export function MentalGuideView({ guide, categories, links, lines, language }: MentalGuideViewProps) {
  const t = translator(language);
  return (
    <LongPage
      words={{ heading: guide.words.heading, promise: guide.words.promise }}
      wordsLanguage={guide.language}
      language={language}
      crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
    >
      <p className={styles.subtitle}>{t('mentalcare:header.subtitle')}</p>
      <HelpStrip lines={lines} language={language} />
      <div>
        <ButtonLink href={localizedUrl('/tips/mental-care/support/crisis', language)}>
          {t('mentalcare:getHelp')}
        </ButtonLink>
      </div>
      <section className={styles.part}>
        <h2>{t('mentalcare:mainMenu')}</h2>
        <CardGrid>
          {categories.map(({ id, words }) => (
            <LinkCard
              key={id}
              title={words.heading}
              text={words.description}
              action={t('mentalcare:learnMore')}
              href={localizedUrl(`/tips/mental-care/${id}`, language)}
            />
          ))}
        </CardGrid>
      </section>
      <section className={styles.part}>
        <h2>{t('mentalcare:statisticsTitle')}</h2>
        <TextList texts={guide.words.statistics} />
      </section>
      <PageEnd page={guide} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}
