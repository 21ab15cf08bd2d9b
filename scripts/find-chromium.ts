import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without a window a page takes a third of the work, so the shell comes before browsers that can open one. */
const shellName = 'chromium-headless-shell';
const programNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where a Chromium may be, and how one may be had. */
export interface ChromiumSources {
  environment: Readonly<Record<string, string | undefined>>;
  /** The program that Playwright downloads, whether or not it is there. */
  playwrightProgram: string;
  /** Tried where there is no shell without windows; where it fails, a browser does. */
  installShell: () => void;
  /** Ways to get any, tried in order until a Chromium that runs is there. */
  installers: readonly (() => void)[];
}

const thisMachine: ChromiumSources = {
  environment: process.env,
  playwrightProgram: chromium.executablePath(),
  installShell: () => installWithApt(shellName),
  installers: [downloadWithPlaywright, () => installWithApt('chromium')],
};

/**
 * The path of a Chromium that runs: the one that CHROMIUM_PATH names, one on the PATH, Playwright's own, or one that
 * is installed now.
 *
 * @throws Error with one sentence that says what to install or what is wrong with CHROMIUM_PATH.
 */
export function findChromium({
  environment,
  playwrightProgram,
  installShell,
  installers,
}: ChromiumSources = thisMachine): string {
  const { CHROMIUM_PATH = '', PATH = '' } = environment;
  if (CHROMIUM_PATH !== '') {
    if (runs(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not run: correct it or unset it.`);
  }
  const named = (name: string) => onPath(PATH, name);
  const findShell = () => named(shellName).find(runs);
  const find = () => findShell() ?? [...programNames.flatMap(named), playwrightProgram].find(runs);
  let found = findShell();
  if (found === undefined) {
    installShell();
    found = find();
  }
  for (const install of installers) {
    if (found !== undefined) break;
    install();
    found = find();
  }
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * A Chromium that can open windows, where there is one: it keeps pages for the way back, which the shell does not. Undefined
 * where there is none.
 */
export function findWholeChromium(path: string = process.env.PATH ?? ''): string | undefined {
  return programNames.flatMap((name) => onPath(path, name)).find(runs);
}

function onPath(path: string, name: string): string[] {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));
}

// A program can be there and yet not run: a placeholder for another installer, or missing system libraries.
function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

function downloadWithPlaywright(): void {
  const commandLine = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run(process.execPath, [commandLine, 'install', 'chromium']);
}

function installWithApt(name: string): void {
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (process.getuid?.() === 0 && !install() && run('apt-get', ['update'])) install();
}

// Standard output belongs to whoever asked for the path.
function run(program: string, parameters: readonly string[]): boolean {
  return spawnSync(program, parameters, { stdio: ['ignore', process.stderr, process.stderr] }).status === 0;
}

if (import.meta.main) {
  console.log(findChromium());
}
