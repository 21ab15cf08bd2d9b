import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Allowance, allowancesSchema } from '#checks/logic/allowances.ts';
import { type TextSet, textSet } from '#checks/logic/text-set.ts';
import type { Language } from '#src/words/languages.ts';
import { namespaces } from '#src/words/resources.ts';
import { readYaml } from './yaml.ts';

export const interfaceFolder = 'content/interface';

const reviewFile = 'review.json';

/** Whether the folder of a language says how far its texts have been reviewed. */
export function hasReview(language: Language): boolean {
  return existsSync(`${interfaceFolder}/${language}/${reviewFile}`);
}

/** How far the texts of a language have been reviewed, not checked. */
export function readReview(language: Language): unknown {
  return JSON.parse(readFileSync(`${interfaceFolder}/${language}/${reviewFile}`, 'utf8'));
}

/** The namespaces that have a file in the folder of a language or of the descriptions, sorted. */
export function namespacesOf(language: string): string[] {
  return readdirSync(`${interfaceFolder}/${language}`)
    .filter((name) => name !== reviewFile)
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

/** What stands before each key of a namespace; nothing before those of the default one. */
export function keyPrefix(namespace: string): string {
  return namespace === 'translation' ? '' : `${namespace}:`;
}

/** All interface texts of one language, or the descriptions for translators. */
export function readTexts<Name extends Language | 'descriptions'>(language: Name): TextSet<Name> {
  return textSet(
    language,
    namespaces.map((namespace) => {
      const file = `${interfaceFolder}/${language}/${namespace}.json`;
      const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return { file, prefix: keyPrefix(namespace), content };
    }),
  );
}

/** A file of agreed exceptions. */
export function readAllowances(file: string): { file: string; rows: Allowance[] } {
  return { file, rows: allowancesSchema.parse(readYaml(file)) };
}
