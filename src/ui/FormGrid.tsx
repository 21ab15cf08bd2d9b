import type { ComponentProps } from 'react';
import styles from './FormGrid.module.css';

/** A form whose parts stand below each other, the fields as wide as the form and the button as wide as its word. */
export function FormGrid(attributes: Omit<ComponentProps<'form'>, 'className'>) {
  return <form className={styles.grid} {...attributes} />;
}
