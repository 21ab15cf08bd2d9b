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
