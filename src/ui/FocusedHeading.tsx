import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FocusedHeading.module.css';

/** The heading of what has just taken a form's place: it takes the focus, so that nobody is left where nothing is. */
export function FocusedHeading({
  level: Heading = 'h2',
  children,
}: {
  level?: 'h1' | 'h2';
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </Heading>
  );
}
