import styles from './HeroControl.module.css';

/** Stops and starts the change of pictures; it stands beside them, so that it hides nobody. */
export function HeroControl({ pause, play }: { pause: string; play: string }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={pause}
      data-pause={pause}
      data-resume={play}
      data-playing
      data-hero-control
      data-needs-script
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
        <path className={styles.whilePlaying} d="M7 5h4v14H7zM13 5h4v14h-4z" />
        <path className={styles.whilePaused} d="M8 5l11 7-11 7z" />
      </svg>
    </button>
  );
}
