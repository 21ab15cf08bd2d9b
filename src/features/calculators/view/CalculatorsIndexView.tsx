import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { calculatorRoutes, routes } from '#src/site/routes.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './CalculatorsIndexView.module.css';
import { pictureIds } from './picture-ids.ts';

interface CalculatorsIndexViewProps {
  language: BuiltLanguage;
  pictureOf: (id: string) => PictureFile;
}

/** Heading, prompt and the five calculators. */
export function CalculatorsIndexView({ language, pictureOf }: CalculatorsIndexViewProps) {
  const { pages } = textsOf(language);
  return (
    <div className={styles.page}>
      <PageHeading heading={pages.calculators.heading} introduction={pages.calculators.prompt} />
      <CardGrid compact>
        {calculatorRoutes.map((name) => (
          <LinkCard
            key={name}
            title={pages[name].name}
            text={pages[name].card}
            action={pages.calculators.open}
            headingLevel="h2"
            href={localizedUrl(routes[name], language)}
            picture={<CardPicture {...pictureOf(pictureIds[name])} />}
          />
        ))}
      </CardGrid>
    </div>
  );
}
