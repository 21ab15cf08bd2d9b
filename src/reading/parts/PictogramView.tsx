import type { ComponentProps } from 'react';
import { type Pictogram, pictogramSize } from '#src/figures/movements/draw-pictogram.ts';
import styles from './PictogramView.module.css';

/** A pictogram as part of the page; scripts find by its `data-` attributes what they set in motion. */
export function PictogramView({
  pictogram: { viewBox, marks },
  ...attributes
}: { pictogram: Pictogram } & Omit<ComponentProps<'svg'>, 'className'>) {
  return (
    <svg
      className={styles.pictogram}
      viewBox={viewBox}
      {...pictogramSize}
      {...attributes}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: marks }}
    />
  );
}

interface KeptPictogram {
  /** Names the pictogram on its page. */
  id: string;
  pictogram: Pictogram;
}

/** Pictograms that a page shows several times, held once; `PictogramAgain` shows one of them. */
export function PictogramStore({ pictograms }: { pictograms: readonly KeptPictogram[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      {pictograms.map(({ id, pictogram: { viewBox, marks } }) => (
        <symbol key={id} id={id} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: marks }} />
      ))}
    </svg>
  );
}

/** A pictogram that its page holds in a `PictogramStore`. */
export const PictogramAgain = ({ id }: Pick<KeptPictogram, 'id'>) => (
  <svg className={styles.pictogram} viewBox={wholePictogram} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);

const wholePictogram = `0 0 ${pictogramSize.width} ${pictogramSize.height}`;
