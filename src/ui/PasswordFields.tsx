import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { TextField } from './Field.tsx';
import styles from './PasswordFields.module.css';

interface PasswordFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'autoComplete'> {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Tells password managers whether to fill in or to invent a password. */
  autoComplete: 'current-password' | 'new-password';
}

interface PasswordFieldsProps {
  fields: readonly PasswordFieldProps[];
  labels: { showPassword: string; hidePassword: string };
}

/** One or more passwords with one button that shows or hides them all. Sending the form hides them again. */
export function PasswordFields({ fields, labels }: PasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  // A browser would keep a readable password among the texts that it offers the next visitor.
  useEffect(() => {
    const form = group.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <div ref={group} className={styles.group}>
      {fields.map((field) => (
        <TextField
          key={field.name}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...field}
          type={shown ? 'text' : 'password'}
        />
      ))}
      <div>
        <Button variant="quiet" onClick={() => setShown(!shown)}>
          {shown ? labels.hidePassword : labels.showPassword}
        </Button>
      </div>
    </div>
  );
}
