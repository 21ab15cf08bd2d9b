import styles from './LinkRow.module.css';

/** Links of a few words side by side, as many as fit into a line. */
export function LinkRow({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className={styles.row}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
