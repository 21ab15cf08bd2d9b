import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type TextSet, textSet } from '#checks/logic/text-set.ts';
import { type ExerciseWords, exerciseWordsSchema } from '#src/features/exercises/schema.ts';
import type { Language } from '#src/words/languages.ts';
import { readYaml } from './yaml.ts';

/** Every text of every exercise in one language, by keys such as `exercises:squat.steps.0`. */
export function readExerciseTexts<Name extends Language>(language: Name): TextSet<Name> {
  return textSet(
    language,
    globSync(`content/exercises/*/${language}.yaml`)
      .sort()
      .map((file) => ({
        file,
        prefix: `exercises:${basename(dirname(file))}.`,
        content: shownTexts(exerciseWordsSchema.parse(readYaml(file))),
      })),
  );
}

function shownTexts({ name, summary, steps, cue, mistakes, breathing }: ExerciseWords) {
  return { name, summary, steps: { ...steps }, cue, mistakes: { ...mistakes }, breathing };
}

/** Only the names of the exercises in one language. */
export function readExerciseNames<Name extends Language>(language: Name): TextSet<Name> {
  const texts = [...readExerciseTexts(language).texts].filter(([key]) => key.endsWith('.name'));
  return { language, texts: new Map(texts) };
}
