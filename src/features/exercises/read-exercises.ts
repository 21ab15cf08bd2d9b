import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ExerciseFacts, exerciseFactsSchema } from './schema.ts';

export interface ReadExercise {
  id: string;
  facts: ExerciseFacts;
}

/**
 * Every exercise of content/exercises/, read from the files themselves: for checks and contact sheets, which run
 * outside of the site's build.
 *
 * @throws Error that names the file when one does not fit the schema
 */
export function readExercises(contentDirectory: string): ReadExercise[] {
  const directory = join(contentDirectory, 'exercises');
  if (!existsSync(directory)) {
    return [];
  }
  return readdirSync(directory)
    .sort()
    .map((id) => {
      const path = join(directory, id, 'facts.yaml');
      const facts = exerciseFactsSchema.safeParse(parse(readFileSync(path, 'utf8')));
      if (!facts.success) {
        throw new Error(`${path}: ${facts.error.message}`);
      }
      return { id, facts: facts.data };
    });
}
