import type { Source } from '#src/site/schemas.ts';
import folding from './Folded.module.css';
import styles from './SourceList.module.css';

/**
 * Where the page's facts come from: publisher, title, year. Folded, since few readers want to read it and it is long.
 * Titles stay in the language of the source.
 */
export function SourceList({ sources, heading }: { sources: readonly Source[]; heading: string }) {
  return (
    <details className={`${folding.folded} ${styles.sources}`} data-unspoken data-sources>
      <summary>
        <h2 data-count={sources.length}>{heading}</h2>
      </summary>
      <ol>
        {sources.map(({ publisher, title, year, url }, index) => (
          <li key={url} id={`source-${index + 1}`} lang="en">
            {`${publisher}: `}
            <a href={url}>{title}</a>
            {year === undefined ? '' : `, ${year}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
