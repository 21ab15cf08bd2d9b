import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import styles from './AccountForm.module.css';

export interface CheckMailLabels {
  heading: string;
  nothing: string;
  back: string;
}

interface CheckMailProps {
  labels: CheckMailLabels;
  /** What was sent where. */
  text: string;
  onBack: () => void;
}

/** Stands in the place of a form whose answer comes by mail. */
export function CheckMail({ labels, text, onBack }: CheckMailProps) {
  return (
    <div className={styles.panel}>
      <FocusedHeading>{labels.heading}</FocusedHeading>
      <p>{text}</p>
      <p className={styles.note}>{labels.nothing}</p>
      <Button variant="secondary" onClick={onBack}>
        {labels.back}
      </Button>
    </div>
  );
}
