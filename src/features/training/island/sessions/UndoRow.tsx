import { useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './OwnSessions.module.css';

interface UndoRowProps {
  text: string;
  label: string;
  onUndo: () => void;
}

/** Stands where something was taken away, says so, and brings it back. It takes the focus that the other one had. */
export function UndoRow({ text, label, onUndo }: UndoRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <li ref={row} className={styles.undo}>
      <p id={id}>{text}</p>
      <Button variant="secondary" aria-describedby={id} onClick={onUndo}>
        {label}
      </Button>
    </li>
  );
}
