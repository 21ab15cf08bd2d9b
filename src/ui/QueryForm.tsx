import { Button } from './Button.tsx';
import styles from './QueryForm.module.css';

interface QueryFormProps {
  /** Address of the page that answers. */
  action: string;
  /** A question is a text of its own; a search has the key and the cross of one. */
  type: 'search' | 'text';
  label: string;
  /** Read aloud only where the heading of the page says as much. */
  isLabelShown?: boolean;
  submit: string;
  example?: string;
  maxLength: number;
}

/** One line to type what is sought, `q` in the address. */
export function QueryForm({
  action,
  type,
  label,
  isLabelShown = false,
  submit,
  example,
  maxLength,
}: QueryFormProps) {
  return (
    <form action={action} method="get" className={styles.form} data-needs-script="true">
      {isLabelShown && <label htmlFor="query">{label}</label>}
      <div className={styles.line}>
        <input
          id={isLabelShown ? 'query' : undefined}
          type={type}
          name="q"
          aria-label={isLabelShown ? undefined : label}
          placeholder={example}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          required={type === 'text'}
        />
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
