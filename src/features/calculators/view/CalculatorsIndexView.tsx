import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type CalculatorName, calculatorRoutes, routes } from '#src/site/routes.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './CalculatorsIndexView.module.css';
import { calculatorTexts } from './texts.ts';

interface CalculatorsIndexViewProps {
  language: BuiltLanguage;
  t: Translate;
  pictureOf: (id: string) => PictureFile;
}

const pictureIds = {
  bmi: 'bmi',
  idealWeight: 'ideal-weight',
  calories: 'calories',
  protein: 'protein',
  water: 'water',
} as const satisfies Record<CalculatorName, string>;

/** Heading, prompt and the five calculators. */
export function CalculatorsIndexView({ language, t, pictureOf }: CalculatorsIndexViewProps) {
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
              headingLevel="h2"
              href={localizedUrl(routes[name], language)}
              picture={<CardPicture {...pictureOf(pictureIds[name])} />}
            />
          );
        })}
      </CardGrid>
    </div>
  );
}
