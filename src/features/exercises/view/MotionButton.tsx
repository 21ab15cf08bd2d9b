import type { Translate } from '#src/words/translate.ts';
import styles from './MotionButton.module.css';

/**
 * Stops all figures of a page that carry `data-moving`, and lets them go on. Not shown to readers who asked their device for
 * less motion: for them nothing moves.
 */
export function MotionButton({ t }: { t: Translate }) {
  return (
    <button
      type="button"
      className={styles.button}
      data-motion="on"
      data-pause={t('exercises.motion.pause')}
      data-play={t('exercises.motion.play')}
      data-needs-script
      data-screen-only
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className={styles.pause} d="M3 2h4v12H3zm6 0h4v12H9z" />
        <path className={styles.play} d="M3 1l11 7-11 7z" />
      </svg>
      <span>{t('exercises.motion.pause')}</span>
    </button>
  );
}

/** Lets the figures of a page move at half their speed, and at the whole again. */
export function SlowButton({ t }: { t: Translate }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed="false"
      data-slow
      data-needs-script
      data-screen-only
    >
      {t('exercises.motion.slow')}
    </button>
  );
}
