import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { AccountSection } from './AccountSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import type { DataTexts } from './data-texts.ts';
import { EraseSection } from './EraseSection.tsx';
import { FileSection } from './FileSection.tsx';
import styles from './TrainingData.module.css';

/** What is counted; people and wishes come with readings and menus. */
const kinds = ['placement', 'own-session', 'done', 'reading', 'menu', 'reminder', 'answer'] as const;

/** Where what this reader keeps is, and everything that may be done with it. */
export function TrainingData({ texts }: { texts: DataTexts }) {
  const { keeping, entries } = useEntries();
  const { device, numberLocales } = texts;
  const isRead = keeping !== 'loading';
  return (
    <>
      <KeepingNotice texts={texts} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.section}>
            <h2>{device.heading}</h2>
            {keeping !== 'blocked' && <p>{device.text}</p>}
            <ul className={styles.kinds} aria-busy={!isRead}>
              {kinds.map((kind) => (
                <li key={kind}>
                  {isRead
                    ? fillTemplate(
                        device.kinds[kind],
                        { count: entries.filter((entry) => entry.kind === kind).length },
                        numberLocales,
                      )
                    : '…'}
                </li>
              ))}
            </ul>
          </section>
          <FileSection texts={texts} />
          <EraseSection texts={texts} />
        </div>
        {keeping !== 'blocked' && (
          <div className={styles.column}>
            <AccountSection texts={texts} />
            <CalendarSection texts={texts} />
          </div>
        )}
      </div>
    </>
  );
}
