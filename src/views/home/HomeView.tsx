import type { BuiltLanguage } from '#src/i18n/languages.ts';
import { localizedUrl } from '#src/i18n/localized-url.ts';
import { routes } from '#src/i18n/routes.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CardGrid, LinkCard } from '#src/ui/LinkCard.tsx';
import styles from './HomeView.module.css';

/** The first page: what the site is, three actions, and the three ways in. */
export function HomeView({ language, t }: { language: BuiltLanguage; t: Translate }) {
  const href = (route: keyof typeof routes) => localizedUrl(routes[route], language);
  return (
    <>
      <section className={styles.hero}>
        <h1>{t('pages.home.heading')}</h1>
        <p className={styles.lead}>{t('pages.home.introduction')}</p>
        <div className={styles.actions}>
          <ButtonLink href={href('workout')}>{t('pages.home.tryNow')}</ButtonLink>
          <ButtonLink href={href('getTips')} variant="secondary">
            {t('pages.home.exploreTips')}
          </ButtonLink>
          <ButtonLink href={href('premium')} variant="quiet">
            {t('pages.home.joinUs')}
          </ButtonLink>
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
          />
          <LinkCard
            title={t('pages.home.cards.workout.title')}
            text={t('pages.home.cards.workout.text')}
            action={t('pages.home.cards.workout.action')}
            href={href('workout')}
          />
          <LinkCard
            title={t('pages.home.cards.tips.title')}
            text={t('pages.home.cards.tips.text')}
            action={t('pages.home.cards.tips.action')}
            href={href('getTips')}
          />
        </CardGrid>
      </section>
    </>
  );
}
