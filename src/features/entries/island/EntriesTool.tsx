import type { ReactNode } from 'react';
import { CarryGate } from './CarryGate.tsx';
import styles from './EntriesTool.module.css';
import { KeepingNotice } from './KeepingNotice.tsx';
import type { KeepingTexts } from './keeping-texts.ts';

/** A tool that writes entries: what has to be said about keeping them, and below it the tool. */
export function EntriesTool({ texts, children }: { texts: KeepingTexts; children: ReactNode }) {
  return (
    <div className={styles.tool}>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
      {children}
    </div>
  );
}

/** What stands in its place until the entries have been read. */
export function EntriesLoading({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      {children}
    </p>
  );
}
