import { type ReactNode, useState } from 'react';
import styles from './TableBehind.module.css';

export interface TableRow {
  key: string;
  /** The first cell names the row. */
  cells: readonly ReactNode[];
}

interface TableBehindProps {
  /** What opens it, and what it is called. */
  label: string;
  columns: readonly string[];
  rows: readonly TableRow[];
}

/** The table behind a picture. Its rows are made when it is opened: there may be hundreds. */
export function TableBehind({ label, columns, rows }: TableBehindProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.behind}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-screen-only
    >
      <summary>{label}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it.
        <section className={styles.scroll} tabIndex={0} aria-label={label}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
