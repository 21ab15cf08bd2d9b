import { HelpStrip, type HelpStripProps } from '#src/features/help/view/HelpStrip.tsx';
import type { PageLink, PageOf } from '#src/reading/load-pages.ts';
import { LongPage } from '#src/reading/parts/LongPage.tsx';
import styles from '#src/reading/parts/MentalCare.module.css';
import { PageEnd } from '#src/reading/parts/PageEnd.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';

type Category = PageOf<'mentalCategory'>;
type Disorder = PageOf<'disorder'>;

interface CategoryProps {
  category: Category;
  /** Of all subcategories, or of the one that is shown. */
  disorders: readonly Disorder[];
  links: readonly PageLink[];
  lines: HelpStripProps['lines'];
  language: BuiltLanguage;
}

/** A main category: its subcategories, each with direct links to its disorders. */
export function MentalCategoryView({ category, disorders, links, lines, language }: CategoryProps) {
  const t = translator(language);
  const path = `/tips/mental-care/${category.id}` as const;
  return (
    <LongPage
      words={category.words}
      wordsLanguage={category.language}
      language={language}
      crumbs={[{ path: routes.mentalCare, label: t('mentalcare:backToMain') }]}
    >
      <HelpStrip lines={lines} language={language} />
      <Paragraphs texts={category.words.intro} />
      {category.facts.subcategories.map(({ id, disorders: ids }) => {
        const words = subcategoryWords(category, id);
        return (
          <section key={id} className={styles.part}>
            <h2>
              <a href={localizedUrl(`${path}/${id}`, language)}>{words.title}</a>
            </h2>
            <p>{words.description}</p>
            <DisorderLinks
              path={`${path}/${id}`}
              disorders={disorders.filter((disorder) => ids.includes(disorder.id))}
              language={language}
            />
          </section>
        );
      })}
      <PageEnd page={category} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}

/** A subcategory: what it is, and its disorders. */
export function MentalSubcategoryView({
  category,
  subcategory,
  disorders,
  links,
  lines,
  language,
}: CategoryProps & { subcategory: string }) {
  const t = translator(language);
  const path = `/tips/mental-care/${category.id}` as const;
  const words = subcategoryWords(category, subcategory);
  return (
    <LongPage
      words={{ heading: words.title, promise: words.description }}
      wordsLanguage={category.language}
      language={language}
      crumbs={[
        { path: routes.mentalCare, label: t('mentalcare:backToMain') },
        { path, label: t('mentalcare:backToSubcategory', { category: category.words.heading }) },
      ]}
    >
      <HelpStrip lines={lines} language={language} />
      <Paragraphs texts={words.intro} />
      <DisorderLinks path={`${path}/${subcategory}`} disorders={disorders} language={language} />
      <PageEnd page={category} links={links} language={language} warning={t('page.crisisDisclaimer')} />
    </LongPage>
  );
}

/** The words of one subcategory of a category. */
export function subcategoryWords({ id: category, words }: Category, id: string) {
  const own = words.subcategories[id];
  if (own === undefined) {
    throw new Error(`content/mentalcare/${category} has no words for its subcategory "${id}".`);
  }
  return own;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

interface DisorderLinksProps {
  path: `/${string}`;
  disorders: readonly Disorder[];
  language: BuiltLanguage;
}

function DisorderLinks({ path, disorders, language }: DisorderLinksProps) {
  const t = translator(language);
  return (
    <ul className={styles.disorders}>
      {disorders.map(({ id, words }) => (
        <li key={id}>
          <a
            href={localizedUrl(`${path}/${id}`, language)}
            aria-label={`${t('mentalcare:learnMore')}: ${words.name}`}
          >
            {words.name}
          </a>{' '}
          {words.shortDescription}
        </li>
      ))}
    </ul>
  );
}
