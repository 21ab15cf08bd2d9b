import { ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { LogAddresses, LogTexts } from './log-texts.ts';
import styles from './TrainingLog.module.css';

/** What will stand here, and the ways to a first session. */
export function EmptyLog({ texts: { empty }, addresses }: { texts: LogTexts; addresses: LogAddresses }) {
  return (
    <Card>
      <h2>{empty.heading}</h2>
      <p>{empty.text}</p>
      <ul>
        {Object.entries(empty.shown).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink href={addresses.workouts}>{empty.workouts}</ButtonLink>
        <ButtonLink variant="secondary" href={addresses.week}>
          {empty.week}
        </ButtonLink>
      </div>
    </Card>
  );
}
