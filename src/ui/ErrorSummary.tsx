import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface ErrorSummaryItem {
  /** The name of the form control at fault. */
  name: string;
  text: string;
}

interface ErrorSummaryProps {
  title: string;
  /** One level below the heading that the form stands under. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** What is wrong with the form as a whole. */
  message?: string | undefined;
  items: readonly ErrorSummaryItem[];
  /** Called with the name of the control that the reader wants to put right. */
  onSelect?: (name: string) => void;
}

/** What must be put right before a form can be sent, above its fields. It takes the focus whenever it appears. */
export function ErrorSummary({
  title,
  headingLevel: Heading = 'h3',
  message,
  items,
  onSelect,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const select = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    onSelect?.(name);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <div role="alert">
        <Heading className={styles.title}>{title}</Heading>
        {message && <p>{message}</p>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name}`} onClick={select(name)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
