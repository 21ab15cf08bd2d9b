import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { calculatorRoutes, routes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { PageHeading } from '#src/views/pages/PageHeading.tsx';
import styles from './CalculatorsIndexView.module.css';
import { calculatorTexts } from './texts.ts';

/** Heading, prompt and the five calculators. */
export function CalculatorsIndexView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  return (
    <div className={styles.page}>
      <PageHeading heading={t('calculators.heading')} introduction={t('calculators.prompt')} />
      <CardGrid>
        {calculatorRoutes.map((name) => {
          const texts = calculatorTexts(name, t);
          return (
            <LinkCard
              key={name}
              title={texts.name}
              text={texts.card}
              action={t('calculators.common.open')}
              href={localizedUrl(routes[name], language)}
            />
          );
        })}
      </CardGrid>
    </div>
  );
}
