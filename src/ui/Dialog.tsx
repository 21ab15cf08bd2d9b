import { type ReactNode, useEffect, useId, useRef } from 'react';
import { closeOnBackdrop } from '#src/device/close-on-backdrop.ts';
import styles from './Dialog.module.css';
import { ImigongoBand } from './ImigongoBand.tsx';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called once for the close button, Escape and a click beside the dialog alike. */
  onClose: () => void;
  /** The key of the error that the dialog shows, for tests and support. */
  errorKey?: string;
  children: ReactNode;
}

/** A modal dialog, open for as long as it is rendered. */
export function Dialog({ title, closeLabel, onClose, errorKey, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (dialog.current) {
      dialog.current.showModal();
      return closeOnBackdrop(dialog.current);
    }
    return undefined;
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      {...(errorKey === undefined ? {} : { 'data-error-key': errorKey })}
    >
      <ImigongoBand />
      <div className={styles.content}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
