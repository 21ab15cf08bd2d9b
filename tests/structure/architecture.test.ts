import { expect, test } from 'vitest';
import { mayImport, roomOf } from './import-rules.ts';
import { importsOf, reachable, sourceFiles, splitAstro } from './source-files.testing.ts';

const doors = sourceFiles('src/pages/**/*.astro');
const unpublished = sourceFiles('src/unpublished/*.astro');
const islandFiles = sourceFiles('src/features/*/island/**/*.{ts,tsx}');

/** The components that a door hydrates, as `name` → the file it comes from. */
function hydratedFiles(door: { path: string; text: string }): string[] {
  const { program, template } = splitAstro(door.text);
  const names = [...template.matchAll(/<([A-Z]\w*)\b[^<]*?\sclient:(?:load|painted)\b/g)];
  return names.flatMap(([, name]) => {
    const [, source] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(program) ?? [];
    return source === undefined ? [] : [source];
  });
}

/** The text of a template outside of tags and of expressions in braces. */
function plainText(template: string): string {
  let depth = 0;
  const outside = [...template].filter((character) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    return depth === 0 && character !== '}';
  });
  return outside.join('').replace(/<[^>]*>/g, '');
}

test.each([...doors, ...unpublished])('the door $path has at most 25 lines', ({ text }) => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
});

test.each([...doors, ...unpublished])(
  'the door $path hands over to components and writes no element itself',
  ({ text }) => {
    expect(splitAstro(text).template.match(/<[a-z][\w-]*/g) ?? []).toEqual([]);
  },
);

test.each([...doors, ...unpublished])('the door $path holds no word for a reader', ({ text }) => {
  expect(plainText(splitAstro(text).template)).not.toMatch(/\p{L}/u);
});

test('every island is hydrated by a door, or used by one that is', () => {
  const used = reachable(doors.flatMap(hydratedFiles), islandFiles);
  const components = islandFiles.map(({ path }) => path).filter((path) => path.endsWith('.tsx'));
  expect(components.filter((path) => !path.endsWith('.test.tsx') && !used.has(path))).toEqual([]);
});

test('every component of src/ui has examples, and the page of examples shows them', () => {
  const names = sourceFiles('src/ui/*.tsx')
    .map(({ path }) => path.replace(/\.tsx$/, ''))
    .filter((path) => !/\.(?:test|examples)$/.test(path));
  const [view = { path: '', text: '' }] = sourceFiles('src/unpublished/ExamplesView.tsx');
  const shown = importsOf(view);
  expect(names.filter((name) => !shown.includes(`${name}.examples.tsx`))).toEqual([]);
});

test('nothing that is published imports an example', () => {
  const wrong = ownImports.filter(
    ({ from, to }) =>
      /\.examples\.tsx$|^src\/ui\/examples\.ts$|^src\/unpublished\//.test(to) &&
      !/^src\/unpublished\/|\.examples\.tsx$/.test(from),
  );
  expect(wrong).toEqual([]);
});

test('doors hydrate nothing but islands', () => {
  const elsewhere = doors.flatMap(hydratedFiles).filter((path) => roomOf(path)?.name !== 'island');
  expect(elsewhere).toEqual([]);
});

const program = sourceFiles('{src,server,checks,build,scripts}/**/*.{ts,tsx,astro}').filter(
  ({ path }) => !/\.test(ing)?\.tsx?$/.test(path),
);
const isOurs = (target: string) => /^(src|server|checks|build|scripts|content|tests)\//.test(target);
const ownImports = program.flatMap((file) =>
  importsOf(file)
    .filter(isOurs)
    .map((target) => ({ from: file.path, to: target.replace(/\?.*$/, '') })),
);

test('every file belongs to a room', () => {
  expect(program.map(({ path }) => path).filter((path) => roomOf(path) === undefined)).toEqual([]);
});

test('every import goes the way that import-rules.ts allows', () => {
  const wrong = ownImports.filter(({ from, to }) => !mayImport(from, to));
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test.each([
  ['src/features/contact/logic/a.ts', 'src/features/contact/view/A.tsx'],
  ['src/features/contact/island/A.tsx', 'src/words/translate.ts'],
  ['src/features/contact/view/A.tsx', 'src/features/account/view/B.tsx'],
  ['src/features/contact/view/A.tsx', 'src/features/contact/island/A.tsx'],
  ['src/figures/body/a.ts', 'src/features/home/logic/a.ts'],
  ['src/ui/A.tsx', 'src/words/translate.ts'],
  ['src/device/a.ts', 'src/ui/A.tsx'],
  ['server/contact/a.ts', 'src/features/contact/view/A.tsx'],
  ['src/site/a.ts', 'src/pages/a.astro'],
  ['src/a-new-room/a.ts', 'src/ui/A.tsx'],
])('%s may not import %s', (from, to) => {
  expect(mayImport(from, to)).toBe(false);
});

/** The files that are left when those that import nothing left, or that nothing left imports, are taken away for good. */
function circularFiles(imports: readonly { from: string; to: string }[]): string[] {
  let left = imports;
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  return [...new Set(left.map(({ from }) => from))];
}

test('the type of the texts brings no text along, so that an island may import it', () => {
  const [file] = sourceFiles('src/words/texts.ts');
  expect(file?.text.match(/^import (?!type )/gm) ?? []).toEqual([]);
  expect(file?.text.match(/^export (?!type )/gm) ?? []).toEqual([]);
  expect(file?.text).toContain('export type Texts');
});

test('no file imports itself through others, types aside', () => {
  const running = program.flatMap(({ path, text }) =>
    importsOf({ path, text: text.replace(/^import type [^;]*;/gm, '') }).map((to) => ({ from: path, to })),
  );
  expect(circularFiles(running)).toEqual([]);
});

test('a circle of imports is found, and what only leads to it is not named', () => {
  const imports = ['a b', 'b c', 'c b', 'c d', 'e a'].map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });
  expect(circularFiles(imports)).toEqual(['b', 'c']);
});

test('only doors, the site and the build know Astro', () => {
  const knowing = program.filter((file) => importsOf(file).some((target) => /^astro(:|\/|$)/.test(target)));
  const rooms = new Set(knowing.map(({ path }) => roomOf(path)?.name));
  expect([...rooms].filter((name) => !['door', 'site', 'build', 'scripts'].includes(name ?? ''))).toEqual([]);
});

test('views take from what loads content its types and nothing that runs', () => {
  const running = program
    .filter(({ path }) => roomOf(path)?.name === 'view')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import (?!type )[^;]*? from '#?([^']+)'/g)]
        .map(([, target = '']) => target)
        .filter((target) => roomOf(target)?.name === 'content')
        .map((target) => `${path} imports ${target}`),
    );
  expect(running).toEqual([]);
});

test('logic and figures are pure: they read no file, no environment and no network', () => {
  const faults = program
    .filter(({ path }) => ['logic', 'figures'].includes(roomOf(path)?.name ?? ''))
    .filter(
      (file) =>
        importsOf(file).some((target) => target.startsWith('node:')) ||
        /\bprocess\.|\bfetch\(/.test(file.text),
    );
  expect(faults.map(({ path }) => path)).toEqual([]);
});
