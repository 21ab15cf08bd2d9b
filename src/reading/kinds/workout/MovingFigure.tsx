import { pictogramAddress } from '#src/figures/movements/draw-pictogram.ts';
import { PictogramView } from '#src/reading/parts/PictogramView.tsx';
import type { TaughtExercise } from './load.ts';

type ShownExercise = Pick<TaughtExercise, 'figure' | 'pictogram'>;

const placeOf = ({ width, height, file }: ShownExercise['figure']['moving']) => ({
  width,
  height,
  'data-moving': `/${file}`,
  'data-screen-only': true,
});

/** The figure of an exercise: a small still drawing until the script puts the moving picture in its place. */
export function MovingFigure({ figure: { moving }, pictogram }: ShownExercise) {
  return <PictogramView pictogram={pictogram} {...placeOf(moving)} />;
}

/**
 * The same as a picture that the script sets in motion: the largest of the first screen, and to a browser that measures when
 * that is there, a drawing that is part of the page is none.
 */
export function FirstFigure({ figure: { moving }, pictogram }: ShownExercise) {
  return <img src={pictogramAddress(pictogram)} alt="" {...placeOf(moving)} />;
}
