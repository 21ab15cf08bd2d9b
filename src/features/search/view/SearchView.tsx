import type { FirstAid } from '#src/features/help/first-aid.ts';
import { DangerHelp } from '#src/features/help/view/DangerHelp.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { LinkRow } from '#src/ui/LinkRow.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { QueryForm } from '#src/ui/QueryForm.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './SearchView.module.css';

interface SearchViewProps {
  language: BuiltLanguage;
  /** Address of what the search of the language knows. */
  file: string;
  firstAid: FirstAid;
}

/** The page on which one searches the site: a field, and what a script finds in the pages of the language. */
export function SearchView({ language, file, firstAid }: SearchViewProps) {
  const { search, ask, pages } = textsOf(language);
  const url = (route: keyof typeof routes) => localizedUrl(routes[route], language);
  const places = [
    { route: 'getTips', label: pages.getTips.heading },
    { route: 'workouts', label: pages.workouts.heading },
    { route: 'exercises', label: pages.exercises.heading },
    { route: 'calculators', label: pages.calculators.heading },
    { route: 'mentalSupport', label: search.support },
  ] as const;
  return (
    <div className={styles.page} data-search={file} data-failed={search.failed}>
      <PageHeading heading={search.heading} introduction={search.introduction} />
      <search>
        <QueryForm
          action={url('search')}
          type="search"
          label={search.label}
          submit={search.submit}
          example={search.example}
          maxLength={120}
        />
      </search>
      <noscript>
        <Notice>
          <p>{search.noScript}</p>
        </Notice>
      </noscript>
      <DangerHelp language={language} firstAid={firstAid} />
      <p data-search-ask={ask.fromSearch} hidden>
        <a href={url('ask')}>{ask.heading}</a>
      </p>
      <p role="status" className={styles.status} data-search-status={JSON.stringify(search.found)} />
      <div className={styles.results} data-results="" data-groups={JSON.stringify(search.groups)} />
      <section className={styles.places} data-search-places="">
        <h2 data-search-none={search.none}>{search.placesHeading}</h2>
        <LinkRow links={places.map(({ route, label }) => ({ href: url(route), text: label }))} />
      </section>
    </div>
  );
}
