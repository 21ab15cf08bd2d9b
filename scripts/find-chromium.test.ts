import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'find-chromium-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** A program that stands in for a browser; one that does not run exits with 1. */
function program(directory: string, name: string, exitCode = 0): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

const nowhere = '/nowhere/chrome';
const nothing = {
  environment: {},
  playwrightProgram: nowhere,
  installShell: () => undefined,
  installers: [],
};

test('CHROMIUM_PATH comes before everything else', () => {
  const here = folder();
  const named = program(here, 'my-browser');
  program(here, 'chromium');
  expect(findChromium({ ...nothing, environment: { CHROMIUM_PATH: named, PATH: here } })).toBe(named);
});

test('a CHROMIUM_PATH that does not run is reported and not passed over', () => {
  const here = folder();
  program(here, 'chromium');
  expect(() => findChromium({ ...nothing, environment: { CHROMIUM_PATH: nowhere, PATH: here } })).toThrow(
    `CHROMIUM_PATH names ${nowhere}`,
  );
});

test('chromium in a late folder of the PATH comes before google-chrome in an early one', () => {
  const early = folder();
  const late = folder();
  program(early, 'google-chrome');
  const chromium = program(late, 'chromium');
  const PATH = [early, late].join(delimiter);
  expect(findChromium({ ...nothing, environment: { PATH } })).toBe(chromium);
});

test('a shell without windows comes before a browser, and is installed where it can be', () => {
  const here = folder();
  program(here, 'chromium');
  const shell = join(here, 'chromium-headless-shell');
  const installShell = () => void program(here, 'chromium-headless-shell');
  expect(findChromium({ ...nothing, environment: { PATH: here }, installShell })).toBe(shell);
  const again = () => expect.unreachable('it is there already');
  expect(findChromium({ ...nothing, environment: { PATH: here }, installShell: again })).toBe(shell);
});

test('a program on the PATH that does not run is passed over', () => {
  const here = folder();
  program(here, 'chromium', 1);
  const chrome = program(here, 'google-chrome');
  expect(findChromium({ ...nothing, environment: { PATH: here } })).toBe(chrome);
});

test('the one that Playwright downloaded is found when the PATH has none', () => {
  const downloaded = program(folder(), 'chrome');
  expect(findChromium({ ...nothing, playwrightProgram: downloaded })).toBe(downloaded);
});

test('where there is none, each way to install one is tried until one works', () => {
  const here = folder();
  const tried: string[] = [];
  const found = findChromium({
    environment: { PATH: here },
    playwrightProgram: nowhere,
    installShell: () => tried.push('shell'),
    installers: [
      () => tried.push('download'),
      () => {
        tried.push('package');
        program(here, 'chromium');
      },
      () => tried.push('never'),
    ],
  });
  expect(found).toBe(join(here, 'chromium'));
  expect(tried).toEqual(['shell', 'download', 'package']);
});

test('where none can be installed, one sentence says what to do', () => {
  expect(() => findChromium(nothing)).toThrow('install Chromium or Chrome, or set CHROMIUM_PATH');
});
