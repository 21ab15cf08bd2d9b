import type { ReactNode } from 'react';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { EraseDevice } from '#src/site/parts/EraseDevice.tsx';
import { PremiumFeatures } from '#src/site/parts/PremiumFeatures.tsx';
import { routes } from '#src/site/routes.ts';
import type { Site } from '#src/site/schemas.ts';
import { socialLinks } from '#src/site/shell/social-links.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './AboutView.module.css';

interface AboutViewProps {
  language: BuiltLanguage;
  t: Translate;
  site: Site;
}

/** What the site is for, who makes it, how its texts are checked, and what happens with a visitor's data. */
export function AboutView({ language, t, site }: AboutViewProps) {
  return (
    <article className={styles.page}>
      <PageHeading heading={t('pages.about.heading')} introduction={t('pages.about.introduction')} />
      <Purpose t={t} />
      <Section id="premium" heading={t('about.premium.heading')}>
        <p>{t('about.premium.text')}</p>
        <PremiumFeatures language={language} />
        <p>
          <ButtonLink href={localizedUrl(routes.premium, language)}>{t('pages.home.joinUs')}</ButtonLink>
        </p>
      </Section>
      <Trust t={t} />
      <Section id="privacy" heading={t('about.privacy.heading')}>
        <ul>
          <li>{t('about.privacy.device')}</li>
          <li>{t('about.privacy.messages')}</li>
          <li>{t('about.privacy.account')}</li>
          <li>{t('about.privacy.backups')}</li>
          <li>{t('about.privacy.assistant')}</li>
          <li>{t('about.privacy.cookies')}</li>
        </ul>
        <p>{t('about.privacy.storage')}</p>
        <ul>
          {Object.entries(textsOf(language).about.privacy.stored).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
        <p>{t('about.privacy.training')}</p>
        <p>{t('about.privacy.offline')}</p>
        <p>{t('about.privacy.sharedPhone')}</p>
        <EraseDevice t={t} />
        <p>
          <a href={localizedUrl(routes.offline, language)}>{t('about.privacy.here')}</a>
        </p>
      </Section>
      <Section id="licence" heading={t('about.licence.heading')}>
        <p>{t('about.licence.text')}</p>
        <p>
          <a href={site.codeHost}>{t('about.licence.code')}</a>
        </p>
        <p>
          <a href={localizedUrl(routes.openData, language)}>{t('about.licence.data')}</a>
        </p>
      </Section>
      <Section id="credits" heading={t('about.credits.heading')}>
        <p>{t('about.credits.text', { developer: site.developer })}</p>
        <ul>
          {socialLinks(site, t).map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Section>
    </article>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Purpose({ t }: { t: Translate }) {
  return (
    <>
      <Section id="mission" heading={t('about.mission.heading')}>
        <p>{t('about.mission.text')}</p>
      </Section>
      <Section id="goals" heading={t('about.goals.heading')}>
        <ul>
          <li>{t('about.goals.understand')}</li>
          <li>{t('about.goals.move')}</li>
          <li>{t('about.goals.reach')}</li>
          <li>{t('about.goals.trust')}</li>
        </ul>
      </Section>
      <Section id="services" heading={t('about.services.heading')}>
        <ul>
          <li>{t('about.services.calculators')}</li>
          <li>{t('about.services.plans')}</li>
          <li>{t('about.services.tips')}</li>
          <li>{t('about.services.premium')}</li>
        </ul>
      </Section>
    </>
  );
}

function Trust({ t }: { t: Translate }) {
  return (
    <>
      <Section id="writing" heading={t('about.writing.heading')}>
        <p>{t('about.writing.who')}</p>
        <p>{t('about.writing.steps')}</p>
        <p>{t('about.writing.languages')}</p>
      </Section>
      <Section id="sources" heading={t('about.sources.heading')}>
        <p>{t('about.sources.text')}</p>
      </Section>
      <Section id="accessibility" heading={t('about.accessibility.heading')}>
        <p>{t('about.accessibility.text')}</p>
        <p>{t('about.accessibility.contact')}</p>
      </Section>
    </>
  );
}
