import type { FigureFile } from '#src/features/exercises/figure-files.ts';
import type { WorkoutMore } from './load.ts';

/** The first exercise of the main part: what the workout is about. */
export function mainFigure({ sessions }: Pick<WorkoutMore, 'sessions'>): FigureFile | undefined {
  const blocks = sessions.flatMap((session) => session.blocks);
  return blocks.find(({ part }) => part === 'main')?.items[0]?.figure.still;
}
