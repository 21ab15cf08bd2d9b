import ts from 'typescript';
import { expect, test } from 'vitest';
import { slicedKeys } from './text-slices.ts';

const texts = {
  close: 'Close',
  water: { title: 'Water', result: { unit: 'l', note: 'Drink' } },
  level: { easy: 'Easy', hard: 'Hard' },
  days: { one: 'day', other: 'days' },
};

const preamble = `
  import texts from './texts.json';
  type Forms = { one?: string; other: string };
  type InAnyLanguage<T> = T extends string ? string
    : T extends { other: string } ? Forms
    : { readonly [K in keyof T]: InAnyLanguage<T[K]> };
  declare const t: InAnyLanguage<typeof texts>;
  declare function values(group: { [key: string]: string }): string;
  declare function show(labels: { title: string; close?: string }): string;
`;

/** The keys that one piece of code reaches. */
function keysOf(code: string): string[] {
  const files: Readonly<Record<string, string>> = {
    '/texts.json': JSON.stringify(texts),
    '/use.ts': preamble + code,
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    strict: true,
    resolveJsonModule: true,
    esModuleInterop: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const program = ts.createProgram(['/use.ts'], options, {
    ...ts.createCompilerHost(options),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    directoryExists: (name) => name === '/',
    getSourceFile: (name) =>
      files[name] === undefined
        ? undefined
        : ts.createSourceFile(name, files[name], ts.ScriptTarget.Latest, true),
  });
  const use = program.getSourceFile('/use.ts');
  const prefixOf = (name: string) => (name === '/texts.json' ? 'x:' : undefined);
  return [...slicedKeys(program, use === undefined ? [] : [use], prefixOf)].sort();
}

test.each([
  ['a path', 't.water.result.unit;', ['x:water', 'x:water.result', 'x:water.result.unit']],
  [
    'a part under another name',
    "type Water = (typeof t)['water']; (w: Water) => w.title;",
    ['x:water.title'],
  ],
  ['a destructuring', 'const { water: { title } } = t;', ['x:water', 'x:water.title']],
  [
    'one name of several',
    'const f = (l: "easy" | "hard") => t.level[l];',
    ['x:level', 'x:level.easy', 'x:level.hard'],
  ],
  ['a name known in full', 'const f = (l: "hard") => t.level[l];', ['x:level', 'x:level.hard']],
  ['the forms of a counted text', 'const forms: Forms = t.days;', ['x:days']],
  ['every text of a group', 'values(t.level);', ['x:level', 'x:level.easy', 'x:level.hard']],
  [
    'what a component asks for',
    'show(t.water); show({ title: t.close });',
    ['x:close', 'x:water', 'x:water.title'],
  ],
  [
    'no part of a group that is only handed on',
    'const f = (w: typeof t.water) => w; f(t.water);',
    ['x:water'],
  ],
  ['nothing of other objects', 'const other = { close: "", water: { title: "" } }; other.water.title;', []],
])('%s is seen', (_, code, keys) => {
  expect(keysOf(code)).toEqual(keys);
});
