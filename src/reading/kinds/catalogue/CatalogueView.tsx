import type { ReactNode } from 'react';
import type { ArticleProps } from '#src/reading/article.ts';
import { catalogueCrumbs } from '#src/reading/parts/catalogue-crumbs.ts';
import { DangerBox } from '#src/reading/parts/DangerBox.tsx';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { PageSection, TextList } from '#src/reading/parts/PageSection.tsx';
import { PictogramView } from '#src/reading/parts/PictogramView.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillParts } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
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
      {words.dangers && <Dangers {...words.dangers} language={language} />}
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
              picture={
                <div className={styles.pictograms}>
                  {pictograms.map((pictogram) => (
                    <PictogramView key={pictogram.marks} pictogram={pictogram} />
                  ))}
                </div>
              }
              action={measure ? t('workouts.tryNow') : t('tips:explore')}
              href={localizedUrl(path, language)}
            />
          ))}
        </CardGrid>
        <p className={styles.further}>
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

/** Open from the start: who should not begin at all sees it before any plan. */
function Dangers({
  heading,
  lines,
  language,
}: NonNullable<ArticleProps<typeof catalogueSchemas>['page']['words']['dangers']> & {
  language: BuiltLanguage;
}) {
  const { page, training } = textsOf(language);
  const signs = <span key="signs">{training.dangerSigns}</span>;
  return (
    <DangerBox line={fillParts<ReactNode>(page.danger, { signs })} open>
      <div className={styles.dangers}>
        <h3>{heading}</h3>
        <TextList texts={lines} />
      </div>
    </DangerBox>
  );
}
