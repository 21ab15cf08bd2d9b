import { globSync, readFileSync } from 'node:fs';
import { astroToTypeScript, type SourceFile } from '#checks/logic/key-usage.ts';

/** Every file of src that may translate; tests and their aids may not. */
export function readSources(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test(?:ing)?\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const code = readFileSync(file, 'utf8');
      return { file, code: file.endsWith('.astro') ? astroToTypeScript(code) : code };
    });
}
