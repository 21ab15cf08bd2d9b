import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import styles from './AccountForm.module.css';
import type { PremiumTexts } from './account-texts.ts';

interface CheckMailProps {
  texts: PremiumTexts['checkMail'];
  /** What was sent where. */
  text: string;
  onBack: () => void;
}

/** Stands in the place of a form whose answer comes by mail. */
export function CheckMail({ texts, text, onBack }: CheckMailProps) {
  return (
    <div className={styles.panel}>
      <FocusedHeading>{texts.heading}</FocusedHeading>
      <p>{text}</p>
      <p className={styles.note}>{texts.nothing}</p>
      <Button variant="secondary" onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  );
}
