import { pictogramSize } from '#src/figures/movements/draw-pictogram.ts';
import type { ArticleProps } from '#src/reading/article.ts';
import { catalogueCrumbs } from '#src/reading/parts/catalogue-crumbs.ts';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection } from '#src/reading/parts/PageSection.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { translator } from '#src/words/translate.ts';
import styles from './CatalogueView.module.css';
import { Comparison } from './Comparison.tsx';
import type { CatalogueMore } from './load.ts';
import type { catalogueSchemas } from './schema.ts';

/** A catalogue of workouts, or one category of it: how to choose, and what there is. */
export function CatalogueView({
  page,
  above,
  level,
  cards,
  compared,
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
              measure={measure && `${measure.minutes} · ${measure.level}`}
              picture={<Pictograms addresses={pictograms} />}
              action={measure ? t('workouts.tryNow') : t('tips:explore')}
              href={localizedUrl(path, language)}
            />
          ))}
        </CardGrid>
        <p>
          <a className={styles.all} href={localizedUrl(routes.workouts, language)}>
            {t('workouts.byNeed')} <span aria-hidden="true">→</span>
          </a>
        </p>
      </section>
      {compared.length > 0 && <Comparison workouts={compared} language={language} />}
      <PageEnd page={page} links={links} language={language} warning={t('workoutPlan.result.stop')} />
    </LongPage>
  );
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
