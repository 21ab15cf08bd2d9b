import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectDirectory } from '#scripts/site-paths.ts';

/** A file of the project as the structure tests see it. */
export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
}

/**
 * The project's files that match a pattern, sorted.
 * @throws when there is none, since a check over nothing would pass for ever.
 */
export function sourceFiles(pattern: string): SourceFile[] {
  const paths = globSync(pattern, { cwd: projectDirectory })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  if (paths.length === 0) throw new Error(`No file of the project matches ${pattern}.`);
  return paths.map((path) => ({ path, text: readFileSync(join(projectDirectory, path), 'utf8') }));
}

/** Splits an `.astro` file at its fences into the program and the template. */
export function splitAstro(text: string): { program: string; template: string } {
  const [, program = '', template = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { program, template };
}

/**
 * What a file imports: files of this project as paths from its folder, packages by their names. Imports of types
 * count too.
 * @example importsOf({ path: 'src/ui/Dialog.tsx', … }) → ['react', 'src/ui/ImigongoBand.tsx', …]
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const program = path.endsWith('.astro') ? splitAstro(text).program : text;
  return ts.preProcessFile(program, true, true).importedFiles.map(({ fileName }) => {
    if (fileName.startsWith('#')) return fileName.slice(1);
    return fileName.startsWith('./') ? join(dirname(path), fileName) : fileName;
  });
}

/** The paths that are reached from the given ones by imports, themselves included, as far as `files` goes. */
export function reachable(from: readonly string[], files: readonly SourceFile[]): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (file === undefined || reached.has(path)) continue;
    reached.add(path);
    waiting.push(...importsOf(file));
  }
  return reached;
}
