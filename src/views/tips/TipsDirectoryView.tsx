import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { routes, tipRoutes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { PageHeading } from '#src/views/pages/PageHeading.tsx';
import type { PictureFile } from '#src/views/picture-file.ts';
import styles from './TipsDirectoryView.module.css';
import { tipTexts } from './tip-texts.ts';

interface TipsDirectoryViewProps {
  language: BuiltLanguage;
  t: Translate;
  pictureOf: (id: string) => PictureFile;
}

/** The twelve guides as cards, in the specification's order. */
export function TipsDirectoryView({ language, t, pictureOf }: TipsDirectoryViewProps) {
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
              headingLevel="h2"
              href={localizedUrl(routes[name], language)}
              picture={<CardPicture {...pictureOf(routes[name].replace('/tips/', ''))} />}
            />
          );
        })}
      </CardGrid>
    </div>
  );
}
