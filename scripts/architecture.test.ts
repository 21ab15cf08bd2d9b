import { expect, test } from 'vitest';
import { importsOf, reachable, sourceFiles, splitAstro } from './source-files.testing.ts';

const doors = sourceFiles('src/pages/**/*.astro');
const islandFiles = sourceFiles('src/islands/**/*.{ts,tsx}');

/** The components that a door hydrates, as `name` → the file it comes from. */
function hydratedFiles(door: { path: string; text: string }): string[] {
  const { program, template } = splitAstro(door.text);
  const names = [...template.matchAll(/<([A-Z]\w*)\b[^<]*?\sclient:(?:load|idle|visible|media|only)\b/g)];
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

test.each(doors)('the door $path has at most 25 lines', ({ text }) => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
});

test.each(doors)('the door $path hands over to components and writes no element itself', ({ text }) => {
  expect(splitAstro(text).template.match(/<[a-z][\w-]*/g) ?? []).toEqual([]);
});

test.each(doors)('the door $path holds no word for a reader', ({ text }) => {
  expect(plainText(splitAstro(text).template)).not.toMatch(/\p{L}/u);
});

test('every component under src/islands is hydrated by a door, or used by one that is', () => {
  const used = reachable(doors.flatMap(hydratedFiles), islandFiles);
  const components = islandFiles.map(({ path }) => path).filter((path) => path.endsWith('.tsx'));
  expect(components.filter((path) => !path.endsWith('.test.tsx') && !used.has(path))).toEqual([]);
});

test('doors hydrate nothing but islands', () => {
  const elsewhere = doors.flatMap(hydratedFiles).filter((path) => !path.startsWith('src/islands/'));
  expect(elsewhere).toEqual([]);
});

test.each([
  // Lint forbids folders by name; this list allows them by name, and so also holds for a folder that is new.
  { part: 'src/domain', mayImport: ['src/domain'], notPackages: ['astro', 'react', 'react-dom', 'i18next'] },
  { part: 'src/i18n', mayImport: ['src/i18n', 'content/interface'], notPackages: ['astro', 'react'] },
  { part: 'src/ui', mayImport: ['src/ui'], notPackages: ['astro', 'i18next'] },
  {
    part: 'src/islands',
    mayImport: ['src/islands', 'src/domain', 'src/ui'],
    notPackages: ['astro', 'i18next'],
  },
  { part: 'server', mayImport: ['server', 'src/domain', 'src/i18n'], notPackages: ['astro', 'react'] },
])('$part imports only what it may', ({ part, mayImport, notPackages }) => {
  const isOurs = (target: string) => /^(src|server|scripts|content|tests)\//.test(target);
  const packageOf = (target: string) => target.split(/[/:]/)[0] ?? '';
  const isAllowed = (target: string) =>
    isOurs(target)
      ? mayImport.some((folder) => target.startsWith(`${folder}/`))
      : !notPackages.includes(packageOf(target));
  const files = sourceFiles(`${part}/**/*.{ts,tsx}`).filter(({ path }) => !/\.test(ing)?\.tsx?$/.test(path));
  const faults = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !isAllowed(target))
      .map((target) => `${file.path} imports ${target}`),
  );
  expect(faults).toEqual([]);
});

test('of src/content only load.ts knows Astro', () => {
  const knowing = sourceFiles('src/content/**/*.ts').filter((file) =>
    importsOf(file).some((target) => /^astro(:|\/|$)/.test(target)),
  );
  expect(knowing.map(({ path }) => path)).toEqual(['src/content/load.ts']);
});

test('views take from src/content its types and nothing that runs', () => {
  const running = sourceFiles('src/views/**/*.{ts,tsx}').filter(({ text }) =>
    /import (?!type )[^;]*from '#src\/content\//.test(text),
  );
  expect(running.map(({ path }) => path)).toEqual([]);
});

test('src/domain is pure: it reads no file, no environment and no network of its own', () => {
  const faults = sourceFiles('src/domain/**/*.ts')
    .filter(({ path }) => !/\.test(ing)?\.ts$/.test(path))
    .filter(
      (file) =>
        importsOf(file).some((target) => target.startsWith('node:')) ||
        /\bprocess\.|\bfetch\(/.test(file.text),
    );
  expect(faults.map(({ path }) => path)).toEqual([]);
});
