import { type ReactNode, useEffect, useId, useRef } from 'react';
import { closeOnBackdrop } from '#src/device/close-on-backdrop.ts';
import styles from './Dialog.module.css';
import { DialogHead } from './DialogHead.tsx';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called once for the close button, Escape and a click beside the dialog alike. */
  onClose: () => void;
  /** The key of the error that the dialog shows, for tests and support. */
  errorKey?: string;
  /** What one can do with the content; it stays in view. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A modal dialog, open for as long as it is rendered. Its head and foot stay in view while the content scrolls. */
export function Dialog({ title, closeLabel, onClose, errorKey, foot, children }: DialogProps) {
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
      <DialogHead closeLabel={closeLabel}>
        <h2 id={titleId}>{title}</h2>
      </DialogHead>
      <div className={styles.content}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </dialog>
  );
}
