import { Logo } from './Logo.tsx';
import styles from './PaperHead.module.css';

/** Who says what stands on a printed sheet, and where it can be read: header and footer of the screen stay there. */
export function PaperHead({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.head} data-paper-head>
      <Logo />
      <strong>{name}</strong>
      <span>{address.replace(/^https?:\/\//, '')}</span>
    </div>
  );
}
