import type { Translate } from '#src/words/translate.ts';
import styles from './PremiumFeatures.module.css';

/** The five premium features, and what each can do today. */
export function PremiumFeatures({ t }: { t: Translate }) {
  const features = [
    { title: t('premiumFeatures.tracking.title'), text: t('premiumFeatures.tracking.text') },
    { title: t('premiumFeatures.workouts.title'), text: t('premiumFeatures.workouts.text') },
    { title: t('premiumFeatures.meals.title'), text: t('premiumFeatures.meals.text') },
    { title: t('premiumFeatures.reminders.title'), text: t('premiumFeatures.reminders.text') },
    { title: t('premiumFeatures.ai.title'), text: t('premiumFeatures.ai.text') },
  ];
  return (
    <dl className={styles.features}>
      {features.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
