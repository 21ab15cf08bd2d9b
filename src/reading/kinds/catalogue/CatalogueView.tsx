import type { PageLink, PageOf } from '#src/reading/load-pages.ts';
import type { Crumb } from '#src/reading/parts/Breadcrumbs.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
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
