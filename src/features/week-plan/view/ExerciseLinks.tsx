import type { Exercise } from '#src/features/exercises/load.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';

interface ExerciseLinkProps {
  exercise: Exercise;
  language: BuiltLanguage;
}

/** The name of an exercise, which leads to its card. */
export function ExerciseLink({ exercise, language }: ExerciseLinkProps) {
  return (
    <a
      href={localizedUrl(exercisePath(exercise.id), language)}
      lang={exercise.language === language ? undefined : languageFacts(exercise.language).tag}
    >
      {exercise.words.name}
    </a>
  );
}

/** Several of them in one line. */
export function ExerciseLinks({
  exercises,
  language,
}: {
  exercises: readonly Exercise[];
  language: BuiltLanguage;
}) {
  return exercises.map((exercise, index) => (
    <span key={exercise.id}>
      {index > 0 && ' · '}
      <ExerciseLink exercise={exercise} language={language} />
    </span>
  ));
}
