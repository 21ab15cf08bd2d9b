import type { ReactNode } from 'react';
import type { PictureWords } from '#src/reading/page-schemas.ts';
import { drawings } from './drawings.ts';
import styles from './PagePicture.module.css';

/** The texts inside a drawing, by the names that the drawing gives them. */
export type DrawingLabels = Readonly<Record<string, string>>;

/** A drawing in the page: its texts are translated, its colours are the page's. */
export type Drawing = (labels: DrawingLabels) => ReactNode;

/** A drawn picture or chart of a guide with its caption. An id without a drawing is a mistake in facts.yaml. */
export function PagePicture({ id, words }: { id: string; words: PictureWords }) {
  const draw = drawings[id];
  if (draw === undefined) {
    throw new Error(`No drawing is called "${id}".`);
  }
  return (
    <figure className={styles.picture}>
      <div role="img" aria-label={words.alt}>
        {draw(words.labels)}
      </div>
      {words.caption && <figcaption>{words.caption}</figcaption>}
    </figure>
  );
}
