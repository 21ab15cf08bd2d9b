import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { astroToTypeScript, type SourceFile } from '#checks/logic/key-usage.ts';
import { slicedKeys } from '#checks/logic/text-slices.ts';
import { fallbackLanguage } from '#src/words/languages.ts';
import { remembered } from './remembered.ts';
import { interfaceFolder, keyPrefix } from './texts.ts';

/** Every file of src that may translate; tests and their aids may not. */
export function readCode(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test(?:ing)?\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const code = readFileSync(file, 'utf8');
      return { file, code: file.endsWith('.astro') ? astroToTypeScript(code) : code };
    });
}

const plainTranslate = `
  export type Translate = (key: string, values?: object) => string;
  export declare function translator(language: string): Translate;
`;

/** The keys of the texts that these files reach through the typed tree; looked for again when code or texts have changed. */
export function readSlicedKeys(sources: readonly SourceFile[]): ReadonlySet<string> {
  const others = [
    'tsconfig.json',
    'package-lock.json',
    'checks/content/code.ts',
    'checks/logic/text-slices.ts',
    ...globSync(`${interfaceFolder}/${fallbackLanguage}/*.json`).sort(),
  ];
  const inputs = [
    ...sources.flatMap(({ file, code }) => [file, code]),
    ...others.map((file) => readFileSync(file, 'utf8')),
  ];
  return remembered('node_modules/.cache/buzima/sliced-keys.json', inputs, () => findSlicedKeys(sources));
}

/** As the compiler sees it. */
function findSlicedKeys(sources: readonly SourceFile[]): ReadonlySet<string> {
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['src/*.ts'] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  // The compiler knows nothing of Astro: a door is a file of TypeScript beside it. And the types of i18next, which would
  // look every key of t('…') up among all the others, take a minute that nothing here depends on.
  const doors = new Map([
    [resolve('src/words/translate.ts'), plainTranslate],
    ...sources
      .filter(({ file }) => file.endsWith('.astro'))
      .map(({ file, code }): [string, string] => [resolve(`${file}.tsx`), code]),
  ]);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => doors.has(resolve(name)) || fileExists(name);
  host.readFile = (name) => doors.get(resolve(name)) ?? readFile(name);
  // The drawing engine depends on nothing, so on no text either.
  const showing = sources.filter(({ file }) => !file.startsWith('src/figures/'));
  const names = showing.map(({ file }) => resolve(file.endsWith('.astro') ? `${file}.tsx` : file));
  const program = ts.createProgram({ rootNames: names, options, host });
  const files = names.flatMap((name) => program.getSourceFile(name) ?? []);
  const english = `/${interfaceFolder}/${fallbackLanguage}/`;
  return slicedKeys(program, files, (file) =>
    file.includes(english) ? keyPrefix(basename(file, '.json')) : undefined,
  );
}
