import type { MovePicture } from '#src/features/week-plan/load.ts';
import { pictogramSize } from '#src/figures/movements/draw-pictogram.ts';

/**
 * The small pictures of all plans, once on the page and outside of what the browser works through again; each day refers
 * to its own.
 */
export function MovePictures({ pictures }: { pictures: readonly MovePicture[] }) {
  const { width, height } = pictogramSize;
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {pictures.map(({ id, address }) => (
          <image key={id} id={id} href={address} width={width} height={height} />
        ))}
      </defs>
    </svg>
  );
}
