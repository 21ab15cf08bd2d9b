import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './AskView.module.css';
import { AssistantPlace } from './AssistantPlace.tsx';
import { KeptPlace } from './KeptPlace.tsx';

interface AskViewProps {
  language: BuiltLanguage;
  lines: HelpCountries;
}

/** The page on which one asks: a field, and the passages of our own pages that a script finds for the question. */
export function AskView({ language, lines }: AskViewProps) {
  const { ask, help, pages } = textsOf(language);
  const url = (route: RouteName) => localizedUrl(routes[route], language);
  const places = [
    { route: 'getTips', label: pages.getTips.heading },
    { route: 'mentalSupport', label: ask.support },
    { route: 'workouts', label: pages.workouts.heading },
    { route: 'search', label: ask.search },
  ] as const;
  return (
    <div
      className={styles.page}
      data-ask={`/assets/ask/${language}.json`}
      data-texts={JSON.stringify(ask.answers)}
    >
      <PageHeading heading={ask.heading} introduction={ask.introduction} />
      <form action={url('ask')} method="get" className={styles.form} data-needs-script="true">
        <label htmlFor="question">{ask.label}</label>
        <div className={styles.line}>
          <input
            id="question"
            type="text"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            required
          />
          <Button type="submit">{ask.submit}</Button>
        </div>
      </form>
      <noscript>
        <Notice>
          <p>{ask.noScript}</p>
        </Notice>
      </noscript>
      <div className={styles.help} data-ask-help="" hidden>
        <p>
          <a href={url('crisis')} data-ask-help-page="">
            {help.heading}
          </a>
        </p>
        <HelpStrip lines={lines} language={language} />
      </div>
      <p role="status" className={styles.status} data-ask-status="" />
      <div className={styles.answers} data-answers="" />
      <AssistantPlace language={language} />
      <section className={styles.examples} data-ask-examples="" data-screen-only>
        <h2>{ask.examplesHeading}</h2>
        <ul>
          {Object.values(ask.examples).map((example) => (
            <li key={example}>
              <a href={`${url('ask')}?${new URLSearchParams({ q: example })}`}>{example}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.examples} data-ask-places="" data-screen-only>
        <h2>{ask.placesHeading}</h2>
        <ul>
          {places.map(({ route, label }) => (
            <li key={route}>
              <a href={url(route)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <KeptPlace language={language} />
      <div className={styles.notes}>
        <p>{ask.privacy}</p>
        <p>{ask.limits}</p>
      </div>
    </div>
  );
}
