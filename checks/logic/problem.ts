/** One fault in the content, in words that an editor or translator can act on. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  key: string;
  /** One plain sentence: what is wrong and what to do. */
  message: string;
}

/**
 * One line for the terminal.
 *
 * @example describeProblem({ file: 'a.json', key: 'b.c', message: 'Empty.' }) → 'a.json › b.c: Empty.'
 */
export function describeProblem({ file, key, message }: Problem): string {
  return `${file} › ${key}: ${message}`;
}
