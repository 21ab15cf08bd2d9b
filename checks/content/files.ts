import { globSync, readFileSync } from 'node:fs';
import { load, YAMLException } from 'js-yaml';
import type { Problem } from '#checks/logic/problem.ts';

/** A file of content/, parsed. */
export interface ContentFile {
  /** Path from the root of the repository. */
  file: string;
  data: unknown;
}

/** The text of every file of content/, or of a folder of it, by its path from the root of the repository. */
export function readContentFiles(folder = 'content'): ReadonlyMap<string, string> {
  const paths = globSync(`${folder}/**/*.*`).sort();
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Every file parsed, and what cannot be parsed. YAML is read by the package that reads it for the build of the site. */
export function parseFiles(texts: ReadonlyMap<string, string>): {
  files: ReadonlyMap<string, ContentFile>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const files = new Map<string, ContentFile>();
  for (const [file, text] of texts) {
    try {
      files.set(file, { file, data: parsed(file, text) });
    } catch (error) {
      problems.push({ file, ...whereAndWhy(error) });
      files.set(file, { file, data: undefined });
    }
  }
  return { files, problems };
}

function parsed(file: string, text: string): unknown {
  if (file.endsWith('.json')) return JSON.parse(text);
  return file.endsWith('.yaml') ? load(text) : undefined;
}

function whereAndWhy(error: unknown): Omit<Problem, 'file'> {
  if (error instanceof YAMLException) {
    const line = error.mark === undefined ? 'the file' : `line ${error.mark.line + 1}`;
    return { key: line, message: `This cannot be read as YAML: ${error.reason}.` };
  }
  return {
    key: 'the file',
    message: `This cannot be read: ${error instanceof Error ? error.message : error}.`,
  };
}
