import { pictogramSize } from '#src/figures/movements/draw-pictogram.ts';
import type { ArticleProps } from '#src/reading/article.ts';
import { catalogueCrumbs } from '#src/reading/parts/catalogue-crumbs.ts';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import styles from './CatalogueView.module.css';
import type { CatalogueCard, CatalogueMore } from './load.ts';
import type { catalogueSchemas } from './schema.ts';

/** A catalogue of workouts, or one category of it: how to choose, and what there is. */
export function CatalogueView({
  page,
  above,
  level,
  cards,
  links,
  language,
}: ArticleProps<typeof catalogueSchemas> & CatalogueMore) {
  const t = translator(language);
  const { words } = page;
  return (
    <LongPage
      words={words}
      wordsLanguage={page.language}
      language={language}
      crumbs={catalogueCrumbs(above, language)}
    >
      <div className={styles.before}>
        <PageSection id="choose" words={{ heading: t('training.choose'), list: words.choose }} t={t} />
        <Notice>{words.safety}</Notice>
      </div>
      <section className={styles.cards}>
        <h2>{level === 'categories' ? t('training.categories') : t('training.workouts')}</h2>
        <CardGrid>
          {cards.map(({ path, title, text, pictograms, measure }) => (
            <LinkCard
              key={path}
              title={title}
              text={text}
              measure={measure && measureText(measure, language)}
              picture={<Pictograms addresses={pictograms} />}
              action={t('tips:explore')}
              href={localizedUrl(path, language)}
            />
          ))}
        </CardGrid>
      </section>
      <PageEnd page={page} links={links} language={language} warning={t('workoutPlan.result.stop')} />
    </LongPage>
  );
}

function measureText(
  { minutes, level }: NonNullable<CatalogueCard['measure']>,
  language: BuiltLanguage,
): string {
  const { exercises, training } = textsOf(language);
  const written = fillTemplate(training.minutes, { count: minutes }, languageFacts(language).numberLocales);
  return `${written} · ${exercises.level[level]}`;
}

function Pictograms({ addresses }: { addresses: readonly string[] }) {
  return (
    <div className={styles.pictograms}>
      {addresses.map((address) => (
        <img key={address} src={address} alt="" {...pictogramSize} loading="lazy" />
      ))}
    </div>
  );
}
