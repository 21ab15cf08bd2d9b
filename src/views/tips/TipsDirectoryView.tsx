import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { routes, tipRoutes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { PageHeading } from '#src/views/pages/PageHeading.tsx';
import styles from './TipsDirectoryView.module.css';
import { tipTexts } from './tip-texts.ts';

/** The twelve guides as cards, in the specification's order. */
export function TipsDirectoryView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  return (
    <div className={styles.page}>
      <PageHeading heading={t('pages.getTips.heading')} introduction={t('pages.getTips.introduction')} />
      <CardGrid>
        {tipRoutes.map((name) => {
          const { title, description } = tipTexts(name, t);
          return (
            <LinkCard
              key={name}
              title={title}
              text={description}
              action={t('tips:explore')}
              href={localizedUrl(routes[name], language)}
            />
          );
        })}
      </CardGrid>
    </div>
  );
}
