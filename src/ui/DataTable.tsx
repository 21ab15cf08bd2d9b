import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface DataRow {
  key: string;
  /** The first cell names the row. */
  cells: readonly ReactNode[];
}

interface DataTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly DataRow[];
}

/** Rows and columns that keep to themselves what is wider than the window. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
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
  );
}
