import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet } as const;

interface Variant {
  variant?: keyof typeof variants;
}

/** A button that does something on the page. */
export function Button({
  variant = 'primary',
  type = 'button',
  ...attributes
}: Variant & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type={type} className={`${styles.button} ${variants[variant]}`} {...attributes} />;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = 'primary',
  children,
  ...attributes
}: Variant & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a className={`${styles.button} ${variants[variant]}`} {...attributes}>
      {children}
    </a>
  );
}
