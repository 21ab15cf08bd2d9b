import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes, tipRoutes } from '#src/site/routes.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
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
          const { title, description } = tipTexts(name, language);
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
