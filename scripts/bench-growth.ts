import { cpSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sources } from '#build/build-stamp.ts';
import { languageCodes } from '#src/words/languages.ts';
import { benchBuild } from './bench-build.ts';
import { projectDirectory } from './site-paths.ts';

/** How many made-up pages are added to the site, unless told otherwise. */
export const usualSizes: readonly number[] = [500, 1000, 3000];
const model = 'heart-care';

export interface Growth {
  /** Pages that were added to the site. */
  added: number;
  seconds: number;
}

/**
 * Builds copies of this project with more and more pages, to see whether each further page costs as much as the one before.
 * Every build starts with empty caches. The made-up pages are copies of one article in every language.
 *
 * @param temporary an empty folder
 * @param sizes how many pages to add, from few to many; the first build is without any
 */
export function benchGrowth(
  temporary: string,
  sizes: readonly number[],
  onBuilt: (growth: Growth) => void,
): void {
  const project = join(temporary, 'project');
  copyProject(project);
  const [article] = globSync(`content/**/${model}/facts.yaml`, { cwd: project });
  if (article === undefined) throw new Error(`content/ has no article called ${model} to make pages of.`);
  const articles = dirname(dirname(join(project, article)));
  let made = 0;
  for (const added of [0, ...sizes]) {
    for (; made < added / languageCodes.length; made += 1) {
      cpSync(join(articles, model), join(articles, `${model}-${letters(made)}`), { recursive: true });
    }
    rmSync(join(project, 'node_modules', '.astro'), { recursive: true, force: true });
    onBuilt({ added, seconds: benchBuild(join(temporary, 'site'), project) });
  }
}

/** The sources of the build, and the installed packages without what earlier builds keep among them. */
function copyProject(project: string): void {
  for (const source of sources) {
    cpSync(join(projectDirectory, source), join(project, source), { recursive: true });
  }
  const packages = join(projectDirectory, 'node_modules');
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(packages, name), join(project, 'node_modules', name), 'junction');
  }
}

/**
 * A number as letters, since the names of pages hold no digits.
 *
 * @example letters(27) → 'ab'
 */
export function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26) - 1) + last;
}

/** One size as a line for a person. */
export function describeGrowth({ added, seconds }: Growth, base: Growth): string {
  const each = added === 0 ? '' : `${(((seconds - base.seconds) / added) * 1000).toFixed(0)} ms a page`;
  return `${String(added).padStart(6)} pages more ${seconds.toFixed(1).padStart(8)} s   ${each}\n`;
}
