import type { z } from 'zod';
import type { Problem } from './problem.ts';

/** A parsed YAML file of rows by id. */
export interface RowsFile {
  file: string;
  rows: Readonly<Record<string, unknown>>;
}

/** Every row of a file has the form that its schema asks for. */
export function checkRows({ file, rows }: RowsFile, schema: z.ZodType): Problem[] {
  return Object.entries(rows).flatMap(([id, row]) => {
    const issues = schema.safeParse(row).error?.issues ?? [];
    return issues.map(({ path, message }) => ({
      file,
      key: [id, ...path].join('.'),
      message: `${message}.`,
    }));
  });
}

/** One place that names a source by its id. */
export interface Citation {
  file: string;
  /** Dotted path of the list that holds the id; empty at the top of the file. */
  key: string;
  id: string;
}

/**
 * Every id in a list called `sources`, or named by a part of a page below `parts`, at any depth of a parsed content file.
 *
 * @example citationsIn('a.yaml', { bmi: { sources: ['who'] } }) → [{ file: 'a.yaml', key: 'bmi', id: 'who' }]
 */
export function citationsIn(file: string, content: unknown, path: readonly string[] = []): Citation[] {
  if (typeof content !== 'object' || content === null) {
    return [];
  }
  return Object.entries(content).flatMap(([name, value]) =>
    (name === 'sources' || path.at(-1) === 'parts') && Array.isArray(value)
      ? value.map((id) => ({ file, key: path.join('.'), id: String(id) }))
      : citationsIn(file, value, [...path, name]),
  );
}

/** Every cited id is a row of the sources file, and every source is cited. */
export function checkSources(citations: readonly Citation[], sources: RowsFile): Problem[] {
  const cited = new Set(citations.map(({ id }) => id));
  const unknown = citations
    .filter(({ id }) => !Object.hasOwn(sources.rows, id))
    .map(({ file, key, id }) => ({ file, key, message: `${sources.file} has no source “${id}”.` }));
  const uncited = Object.keys(sources.rows)
    .filter((id) => !cited.has(id))
    .map((id) => ({
      file: sources.file,
      key: id,
      message: 'No content file cites this source: cite it or remove it.',
    }));
  return [...unknown, ...uncited];
}
