import type { WorkoutFacts, WorkoutWords } from '#src/reading/kinds/workout/schema.ts';
import type { Problem } from './problem.ts';

/** The words of a workout in one language beside its facts. */
export interface WorkoutTexts {
  file: string;
  words: Pick<WorkoutWords, 'sessions' | 'video' | 'week'>;
  facts: Pick<WorkoutFacts, 'sessions' | 'video' | 'week'>;
}

/** A workout has words for its sessions in their order, its week and its video, and for nothing else. */
export function checkWorkoutWords(texts: readonly WorkoutTexts[]): Problem[] {
  return texts.flatMap(({ file, words, facts }) => {
    const sessions = facts.sessions.map(({ id }) => id).join(', ');
    const worded = Object.keys(words.sessions).join(', ');
    const columns = (facts.week?.columns ?? []).filter((column) => column !== 'duration');
    const days = (words.week ?? []).flatMap((day, index) =>
      [...new Set([...columns, ...(Object.keys(day) as typeof columns)])]
        .filter((column) => columns.includes(column) !== (day[column] !== undefined))
        .map((column) => ({
          file,
          key: `week.${index}.${column}`,
          message: columns.includes(column)
            ? 'facts.yaml has this column: write it.'
            : 'facts.yaml has no such column: remove it.',
        })),
    );
    return [
      ...(sessions === worded
        ? []
        : [
            {
              file,
              key: 'sessions',
              message: `facts.yaml has the sessions ${sessions}; here stand ${worded}.`,
            },
          ]),
      ...presence(file, 'video', words.video, facts.video),
      ...presence(file, 'week', words.week, facts.week),
      ...days,
    ];
  });
}

function presence(file: string, key: string, words: unknown, facts: unknown): Problem[] {
  if ((words === undefined) === (facts === undefined)) return [];
  const message =
    words === undefined ? 'facts.yaml has it: write its words.' : 'facts.yaml has none: remove it.';
  return [{ file, key, message }];
}
