import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import type { FirstAid } from '#src/features/help/first-aid.ts';
import { addressesAgainstViolence } from '#src/features/help/view/contact.ts';
import { DangerHelp } from '#src/features/help/view/DangerHelp.tsx';
import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import { LinkRow } from '#src/ui/LinkRow.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { QueryForm } from '#src/ui/QueryForm.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './AskView.module.css';
import { AssistantPlace } from './AssistantPlace.tsx';
import { KeptPlace } from './KeptPlace.tsx';

interface AskViewProps {
  language: BuiltLanguage;
  lines: HelpCountries;
  firstAid: FirstAid;
}

/** The page on which one asks: a field, and the passages of our own pages that a script finds for the question. */
export function AskView({ language, lines, firstAid }: AskViewProps) {
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
      <QueryForm
        action={url('ask')}
        type="text"
        label={ask.label}
        isLabelShown
        submit={ask.submit}
        maxLength={200}
      />
      <noscript>
        <Notice>
          <p>{ask.noScript}</p>
        </Notice>
      </noscript>
      <DangerHelp language={language} firstAid={firstAid}>
        <div data-ask-numbers="" data-violence={addressesAgainstViolence(lines).join(' ')} />
        <details className={styles.numbers}>
          <summary>{help.rows}</summary>
          <HelpStrip lines={lines} language={language} />
        </details>
      </DangerHelp>
      <p role="status" className={styles.status} data-ask-status="" />
      <div className={styles.answers} data-answers="" />
      <AssistantPlace language={language} />
      <section className={styles.examples} data-ask-examples="" data-screen-only>
        <h2>{ask.examplesHeading}</h2>
        <LinkRow
          links={Object.values(ask.examples).map((example) => ({
            href: `${url('ask')}?${new URLSearchParams({ q: example })}`,
            text: example,
          }))}
        />
      </section>
      <section className={styles.examples} data-ask-places="" data-screen-only>
        <h2>{ask.placesHeading}</h2>
        <LinkRow links={places.map(({ route, label }) => ({ href: url(route), text: label }))} />
      </section>
      <KeptPlace language={language} />
      <div className={styles.notes}>
        <p>{ask.privacy}</p>
        <p>{ask.limits}</p>
      </div>
    </div>
  );
}
