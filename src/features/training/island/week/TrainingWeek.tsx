import type { Texts } from '#src/words/texts.ts';

interface TrainingWeekProps {
  texts: Texts['trainingWeek'];
  /** Address of the folder with the files of training. */
  files: string;
}

export function TrainingWeek({ texts }: TrainingWeekProps) {
  return <p>{texts.heading}</p>;
}
