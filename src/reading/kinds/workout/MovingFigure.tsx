import type { TaughtExercise } from './load.ts';

/** The figure of an exercise: a small still picture until the script sets it in motion. */
export function MovingFigure({
  figure: { moving },
  pictogram,
}: Pick<TaughtExercise, 'figure' | 'pictogram'>) {
  return (
    <img
      src={pictogram}
      alt=""
      width={moving.width}
      height={moving.height}
      data-moving={`/${moving.file}`}
      data-screen-only
    />
  );
}
