import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { type CalculatorName, calculatorRoutes, routes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import { PageHeading } from '#src/views/pages/PageHeading.tsx';
import type { PictureFile } from '#src/views/picture-file.ts';
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
