import { useState } from 'react';
import { removeStored } from '#src/device/storage.ts';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { eraseEntries } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { Button } from '#src/ui/Button.tsx';
import type { DataTexts } from './data-texts.ts';
import styles from './TrainingData.module.css';

/** Erases everything from the device, in two steps. */
export function EraseSection({ texts: { erase } }: { texts: DataTexts }) {
  const { keeping, link } = useEntries();
  const [step, setStep] = useState<'start' | 'sure' | 'kept' | 'erased'>('start');
  const clear = async () => {
    await eraseEntries();
    // A session that is not over is training too.
    removeStored('session');
    setStep('erased');
  };
  return (
    <section className={`${styles.section} ${styles.danger}`}>
      <h2>{erase.heading}</h2>
      <p>{erase.text}</p>
      {link && <p>{erase.account}</p>}
      {step === 'sure' ? (
        <div className={styles.buttons}>
          <Button onClick={clear}>{erase.confirm}</Button>
          <Button variant="secondary" autoFocus onClick={() => setStep('kept')}>
            {erase.cancel}
          </Button>
        </div>
      ) : (
        <Button
          variant="secondary"
          autoFocus={step === 'kept'}
          disabled={keeping === 'loading'}
          onClick={() => setStep('sure')}
        >
          {erase.start}
        </Button>
      )}
      {step === 'erased' && <FocusedLine>{erase.erased}</FocusedLine>}
    </section>
  );
}
