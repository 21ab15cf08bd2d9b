import type { ReactNode } from 'react';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type Path, routes } from '#src/site/routes.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardPicture } from '#src/ui/CardPicture.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';
import { BmiLine } from './BmiLine.tsx';
import { HeroControl } from './HeroControl.tsx';
import { HeroPictures } from './HeroPictures.tsx';
import styles from './HomeView.module.css';

/** A guide as a card. */
export interface HomeGuide {
  path: Path;
  title: string;
  text: string;
  picture: PictureFile;
}

interface HomeViewProps {
  language: BuiltLanguage;
  t: Translate;
  pictureOf: (id: string) => PictureFile;
  heroPictures: readonly (PictureFile & { id: string; svg: string })[];
  /** Guides that are whole, so that nobody is sent to an introduction alone. */
  guides: readonly HomeGuide[];
  /** Three exercises to begin with at once. */
  children?: ReactNode;
}

/** The first page: what the site is, three actions, and something to do, to learn and to ask at once. */
export function HomeView({ language, t, pictureOf, heroPictures, guides, children }: HomeViewProps) {
  const { home, errors } = textsOf(language);
  const texts: Readonly<Record<string, string>> = home.pictures;
  const href = (route: keyof typeof routes) => localizedUrl(routes[route], language);
  return (
    <div className={styles.page}>
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
            {heroPictures.length > 1 && <HeroControl pause={home.hero.pause} play={home.hero.play} />}
          </div>
        </div>
        <div className={styles.pictures}>
          <HeroPictures
            pictures={heroPictures.map((picture) => ({ ...picture, alt: texts[picture.id] ?? '' }))}
            label={home.hero.label}
            errors={errors}
          />
        </div>
      </section>
      {children}
      <BmiLine language={language} t={t} />
      <Needs language={language} href={href} pictureOf={pictureOf} />
      <p className={styles.talk}>
        {t('pages.home.talk')}{' '}
        <a href={href('crisis')}>
          {t('help.heading')} <span aria-hidden="true">→</span>
        </a>
      </p>
      <section className={styles.section}>
        <h2>{t('pages.home.guides.heading')}</h2>
        <CardGrid>
          {guides.map(({ path, title, text, picture }) => (
            <LinkCard
              key={path}
              title={title}
              text={text}
              action={t('tips:explore')}
              href={localizedUrl(path, language)}
              picture={<CardPicture {...picture} />}
            />
          ))}
        </CardGrid>
      </section>
    </div>
  );
}

const needs = [
  ['calculators', 'calculators', 'calculators'],
  ['workout', 'workout', 'plan'],
  ['tips', 'getTips', 'tips'],
] as const;

function Needs({
  language,
  href,
  pictureOf,
}: {
  language: BuiltLanguage;
  href: (route: 'calculators' | 'workout' | 'getTips') => string;
  pictureOf: (id: string) => PictureFile;
}) {
  const { needHeading, cards } = textsOf(language).pages.home;
  return (
    <section className={styles.section}>
      <h2>{needHeading}</h2>
      <CardGrid>
        {needs.map(([card, route, picture]) => (
          <LinkCard
            key={card}
            {...cards[card]}
            href={href(route)}
            picture={<CardPicture {...pictureOf(picture)} />}
          />
        ))}
      </CardGrid>
    </section>
  );
}
