import type { PageLink, PageOf } from '#src/content/load-pages.ts';
import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { translator } from '#src/i18n/translate.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Crumb } from '#src/views/pages/Breadcrumbs.tsx';
import { LongPage } from '#src/views/pages/LongPage.tsx';
import { PageEnd } from '#src/views/pages/PageEnd.tsx';
import { PageSection } from '#src/views/pages/PageSection.tsx';
import styles from './CatalogueView.module.css';

/** A card that leads one level down. */
export interface CatalogueCard {
  path: `/${string}`;
  title: string;
  text: string;
}

interface CatalogueViewProps {
  page: PageOf<'catalogue'>;
  /** Whether the cards lead to categories or to workouts. */
  level: 'categories' | 'workouts';
  cards: readonly CatalogueCard[];
  crumbs: readonly Crumb[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** A catalogue of workouts, or one category of it: how to choose, and what there is. */
export function CatalogueView({ page, level, cards, crumbs, links, language }: CatalogueViewProps) {
  const t = translator(language);
  const { words } = page;
  return (
    <LongPage words={words} wordsLanguage={page.language} language={language} crumbs={crumbs}>
      <PageSection id="choose" words={{ heading: t('training.choose'), list: words.choose }} t={t} />
      <section className={styles.cards}>
        <h2>{level === 'categories' ? t('training.categories') : t('training.workouts')}</h2>
        <CardGrid>
          {cards.map(({ path, title, text }) => (
            <LinkCard
              key={path}
              title={title}
              text={text}
              action={t('tips:explore')}
              href={localizedUrl(path, language)}
            />
          ))}
        </CardGrid>
      </section>
      <Notice>{words.safety}</Notice>
      <PageEnd page={page} links={links} language={language} warning={t('workoutPlan.result.stop')} />
    </LongPage>
  );
}
