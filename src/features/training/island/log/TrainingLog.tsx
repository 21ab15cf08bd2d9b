import type { Texts } from '#src/words/texts.ts';

interface TrainingLogProps {
  texts: Texts['trainingLog'];
  /** Address of the folder with the files of training. */
  files: string;
}

export function TrainingLog({ texts }: TrainingLogProps) {
  return <p>{texts.heading}</p>;
}
