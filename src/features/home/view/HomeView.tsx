import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';
import { HeroPictures } from './HeroPictures.tsx';
import styles from './HomeView.module.css';

interface HomeViewProps {
  language: BuiltLanguage;
  t: Translate;
  pictureOf: (id: string) => PictureFile;
  heroPictures: readonly (PictureFile & { id: string })[];
}

/** The first page: what the site is, three actions, and the three ways in. */
export function HomeView({ language, t, pictureOf, heroPictures }: HomeViewProps) {
  const { home, errors } = textsOf(language);
  const texts: Readonly<Record<string, string>> = home.pictures;
  const href = (route: keyof typeof routes) => localizedUrl(routes[route], language);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('pages.home.heading')}</h1>
          <p className={styles.lead}>{t('pages.home.introduction')}</p>
          <div className={styles.actions}>
            <ButtonLink href={href('workout')}>{t('pages.home.tryNow')}</ButtonLink>
            <ButtonLink href={href('getTips')} variant="secondary">
              {t('pages.home.exploreTips')}
            </ButtonLink>
            <ButtonLink href={`${href('premium')}#signup`} variant="quiet">
              {t('pages.home.joinUs')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.pictures}>
          <HeroPictures
            pictures={heroPictures.map((picture) => ({ ...picture, alt: texts[picture.id] ?? '' }))}
            texts={home.hero}
            errors={errors}
          />
        </div>
      </section>
      <section className={styles.needs}>
        <h2>{t('pages.home.needHeading')}</h2>
        <CardGrid>
          <LinkCard
            title={t('pages.home.cards.calculators.title')}
            text={t('pages.home.cards.calculators.text')}
            action={t('pages.home.cards.calculators.action')}
            href={href('calculators')}
            picture={<CardPicture {...pictureOf('calculators')} />}
          />
          <LinkCard
            title={t('pages.home.cards.workout.title')}
            text={t('pages.home.cards.workout.text')}
            action={t('pages.home.cards.workout.action')}
            href={href('workout')}
            picture={<CardPicture {...pictureOf('plan')} />}
          />
          <LinkCard
            title={t('pages.home.cards.tips.title')}
            text={t('pages.home.cards.tips.text')}
            action={t('pages.home.cards.tips.action')}
            href={href('getTips')}
            picture={<CardPicture {...pictureOf('tips')} />}
          />
        </CardGrid>
      </section>
    </>
  );
}
