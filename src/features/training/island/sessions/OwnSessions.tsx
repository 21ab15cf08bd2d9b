import type { Texts } from '#src/words/texts.ts';

interface OwnSessionsProps {
  texts: Texts['trainingSessions'];
  /** Address of the folder with the files of training. */
  files: string;
}

export function OwnSessions({ texts }: OwnSessionsProps) {
  return <p>{texts.heading}</p>;
}
