import { Button } from '#src/ui/Button.tsx';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { WorkoutMore } from './load.ts';
import { mainFigure } from './main-figure.ts';
import { workoutMeasure } from './measure.ts';
import type { WorkoutFacts, WorkoutWords } from './schema.ts';

interface ShareCardButtonProps {
  words: Pick<WorkoutWords, 'heading'>;
  facts: WorkoutFacts;
  workout: WorkoutMore;
  language: BuiltLanguage;
}

/** The button that shows a workout as a picture for a chat; what it says is kept in it until somebody presses it. */
export function ShareCardButton({ words, facts, workout, language }: ShareCardButtonProps) {
  const { share, close, sharePicture, pictureText, savePicture, pictureFailed } = textsOf(language).common;
  const { minutes, level } = workoutMeasure(facts, language);
  const figure = mainFigure(workout);
  const card = {
    heading: words.heading,
    lines: [`${minutes} · ${level}`],
    ...(figure && { figure: `/${figure.file}` }),
  };
  const labels = { share, close, sharePicture, pictureText, savePicture, pictureFailed };
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      data-share-card={JSON.stringify(card)}
      data-labels={JSON.stringify(labels)}
    >
      {sharePicture}
    </Button>
  );
}
