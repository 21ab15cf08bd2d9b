import type { Source } from '#src/site/schemas.ts';
import styles from './SourceList.module.css';

/** Where the page's facts come from: publisher, title, year. Titles stay in the language of the source. */
export function SourceList({ sources, heading }: { sources: readonly Source[]; heading: string }) {
  return (
    <section className={styles.sources}>
      <h2>{heading}</h2>
      <ol>
        {sources.map(({ publisher, title, year, url }, index) => (
          <li key={url} id={`source-${index + 1}`} lang="en">
            {publisher}: <a href={url}>{title}</a>
            {year === undefined ? '' : `, ${year}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
