import { Breadcrumbs } from '#src/reading/parts/Breadcrumbs.tsx';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes, type TipName } from '#src/site/routes.ts';
import { calculatorLinks } from '#src/site/shell/navigation.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './TipIntroductionView.module.css';
import { tipTexts } from './tip-texts.ts';

/** The heading and introduction of a guide, with the calculators and the directory beside it. */
export function TipIntroductionView({
  name,
  language,
  t,
}: {
  name: TipName;
  language: BuiltLanguage;
  t: Translate;
}) {
  const { pageTitle, introduction } = tipTexts(name, language);
  const links: { route: RouteName; label: string }[] = [
    ...calculatorLinks(language),
    { route: 'workout', label: t('pages.workout.heading') },
  ];
  return (
    <article className={styles.page}>
      <Breadcrumbs
        crumbs={[{ path: routes.getTips, label: t('tips:backToDirectory') }]}
        language={language}
      />
      <PageHeading heading={pageTitle} introduction={introduction} />
      <section>
        <h2>{t('tips:alsoUseful')}</h2>
        <ul className={styles.links}>
          {links.map(({ route, label }) => (
            <li key={route}>
              <a href={localizedUrl(routes[route], language)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
