import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menu, to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
