import { z } from 'zod';
import type { Problem } from './problem.ts';

const reviewFile = 'review.json';

const reviewSchema = z.strictObject({
  review: z.enum(['draft', 'second-reader', 'native-reviewed']),
  date: z.iso.date(),
});

/** The folder of a language holds a file for each namespace, and nothing else but a statement of review. */
export function checkNamespaces(
  folder: string,
  found: readonly string[],
  namespaces: readonly string[],
): Problem[] {
  const wanted = namespaces.map((namespace) => `${namespace}.json`);
  const missing = wanted.filter((name) => !found.includes(name));
  const stray = found.filter((name) => name !== reviewFile && !wanted.includes(name));
  return [
    ...missing.map((name) => ({ file: `${folder}/${name}`, key: '', message: 'Write this file.' })),
    ...stray.map((name) => ({
      file: `${folder}/${name}`,
      key: '',
      message: 'No namespace has this name: remove the file, or name it in src/words/resources.ts.',
    })),
  ];
}

/** Where a language says how far its texts have been reviewed, it says it in the agreed form. */
export function checkReview(folder: string, review: unknown): Problem[] {
  if (review === undefined) return [];
  const issues = reviewSchema.safeParse(review).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    file: `${folder}/${reviewFile}`,
    key: path.join('.'),
    message,
  }));
}
