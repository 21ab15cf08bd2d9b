import { useEffect, useState } from 'react';
import { loadEntries } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Keeping.module.css';
import type { KeepingTexts } from './keeping-texts.ts';
import type { saveBackup } from './save-backup.ts';

/** Says where the device keeps nothing, and how to save all the same. Shows nothing where all is well. */
export function KeepingNotice({ texts: { keeping: texts } }: { texts: KeepingTexts }) {
  const { keeping, outdated } = useEntries();
  const [file, setFile] = useState('');
  const isFull = keeping === 'full';
  const isAtFault = isFull || keeping === 'blocked';
  const [save, setSave] = useState<{ backup: typeof saveBackup }>();
  // Fetched with the message, so that it is there when the network is not, and nobody else brings it along.
  useEffect(() => {
    if (!isAtFault) return;
    import('./save-backup.ts').then(
      ({ saveBackup: backup }) => setSave({ backup }),
      () => undefined,
    );
  }, [isAtFault]);
  return (
    <div role="status" className={styles.quiet}>
      {isAtFault && (
        <Notice>
          <p>{isFull ? texts.full : outdated ? texts.outdated : texts.blocked}</p>
          <div className={styles.buttons}>
            {save && (
              <Button variant="secondary" onClick={() => setFile(save.backup())}>
                {texts.saveFile}
              </Button>
            )}
            {isFull && (
              <Button variant="quiet" onClick={() => void loadEntries()}>
                {texts.tryAgain}
              </Button>
            )}
            {outdated && (
              <Button variant="quiet" onClick={() => location.reload()}>
                {texts.reload}
              </Button>
            )}
          </div>
          {file && <p>{fillTemplate(texts.fileSaved, { file })}</p>}
        </Notice>
      )}
    </div>
  );
}
