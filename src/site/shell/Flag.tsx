import FR from 'country-flag-icons/react/3x2/FR';
import GB from 'country-flag-icons/react/3x2/GB';
import RW from 'country-flag-icons/react/3x2/RW';
import TZ from 'country-flag-icons/react/3x2/TZ';
import styles from './Flag.module.css';

const flags = { FR, GB, RW, TZ } as const;

/** The drawn flag beside a language's name; the name says everything, so the drawing is hidden from readers. */
export function Flag({ countryCode }: { countryCode: string }) {
  const Drawing = flags[countryCode as keyof typeof flags];
  return Drawing ? <Drawing className={styles.flag} aria-hidden="true" /> : null;
}
