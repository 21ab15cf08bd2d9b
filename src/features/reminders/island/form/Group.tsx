import { type ReactNode, useId } from 'react';
import styles from './Form.module.css';

interface GroupProps {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** Controls that answer one question together, with what is wrong with the answer. */
export function Group({ legend, hint, error, children }: GroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} {...(described && { 'aria-describedby': described })}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
