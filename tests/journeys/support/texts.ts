import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#scripts/site-paths.ts';
import type { Language } from '#src/words/languages.ts';

const files = new Map<string, unknown>();

function readTexts(language: Language, namespace: string): unknown {
  const path = join(projectDirectory, 'content', 'interface', language, `${namespace}.json`);
  if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, 'utf8')));
  return files.get(path);
}

/**
 * A text as the translator wrote it, read from the file itself, with its placeholders filled in. Of a counted text it is
 * the form for many.
 */
export function text(language: Language, key: string, values: Readonly<Record<string, string>> = {}): string {
  const [namespace, path] = key.includes(':') ? (key.split(':') as [string, string]) : ['translation', key];
  const at = path
    .split('.')
    .reduce<unknown>((tree, part) => Reflect.get(Object(tree), part), readTexts(language, namespace));
  const found: unknown = typeof at === 'string' ? at : Reflect.get(Object(at), 'other');
  if (typeof found !== 'string') throw new Error(`${language} has no text ${key}.`);
  return found.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
