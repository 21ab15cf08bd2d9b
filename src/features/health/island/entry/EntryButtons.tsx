import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { type ReadingKind, readingKinds } from '#src/features/health/logic/records.ts';
import styles from './EntryButtons.module.css';
import { KindSign } from './KindSign.tsx';

interface EntryButtonsProps {
  texts: HealthTexts;
  onGlass: () => void;
  /** Asks for one reading. */
  onOpen: (kind: ReadingKind) => void;
}

/** What can be noted, one large button each; that for water notes a glass at once. */
export function EntryButtons({ texts: { entry }, onGlass, onOpen }: EntryButtonsProps) {
  return (
    <ul className={styles.buttons}>
      {readingKinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={styles.button}
            onClick={() => (kind === 'water' ? onGlass() : onOpen(kind))}
          >
            <KindSign kind={kind} />
            <span>
              {entry.kinds[kind]}
              {kind === 'water' && <small>{entry.glass}</small>}
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.button} onClick={() => onOpen('water')}>
          <KindSign kind="water" />
          <span>{entry.otherWater}</span>
        </button>
      </li>
    </ul>
  );
}
