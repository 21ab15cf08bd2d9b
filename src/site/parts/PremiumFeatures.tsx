import { localizedUrl } from '#src/site/localized-url.ts';
import { type RouteName, routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './PremiumFeatures.module.css';

/** The five premium features, and the page of each. */
const features = [
  { name: 'tracking', route: 'health' },
  { name: 'workouts', route: 'training' },
  { name: 'meals', route: 'meals' },
  { name: 'reminders', route: 'reminders' },
  { name: 'ai', route: 'ask', also: 'coach' },
] as const satisfies readonly { name: string; route: RouteName; also?: RouteName }[];

/** The five premium features, and what each can do today. */
export function PremiumFeatures({ language }: { language: BuiltLanguage }) {
  const { premiumFeatures, coach } = textsOf(language);
  return (
    <dl className={styles.features}>
      {features.map(({ name, route, ...more }) => (
        <div key={name}>
          <dt>
            <a href={localizedUrl(routes[route], language)}>{premiumFeatures[name].title}</a>
          </dt>
          <dd>{premiumFeatures[name].text}</dd>
          {'also' in more && (
            <dd>
              <a href={localizedUrl(routes[more.also], language)}>{coach.heading}</a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
