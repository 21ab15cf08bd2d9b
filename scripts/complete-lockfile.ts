import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectDirectory } from './site-paths.ts';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.looseObject({ packages: z.record(z.string(), lockedPackage) });
export type Lockfile = z.infer<typeof lockfile>;

const platformName =
  /(?:^|[-/])(android|darwin|freebsd|linux|openharmony|sunos|win32|wasm32)-(\w+?)(?:-(gnu|musl|msvc|wasi))?$/;

/**
 * The entries that the lock file needs for the other systems' builds of our tools. A registry that lacks one of
 * them makes `npm install` leave it out, and `npm ci` then refuses the lock file on every system.
 */
export function missingPlatformEntries(lock: Lockfile): Record<string, z.infer<typeof lockedPackage>> {
  const paths = Object.keys(lock.packages);
  const missing: Record<string, z.infer<typeof lockedPackage>> = {};
  for (const owner of Object.values(lock.packages)) {
    for (const [name, range] of Object.entries(owner.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      const platform = platformName.exec(name.replace('/cli-', '/'));
      if (platform && !paths.some((present) => present === path || present.endsWith(`/${path}`))) {
        missing[path] = { ...platformEntry(owner, range, platform), ...commandOf(name) };
      }
    }
  }
  return missing;
}

function platformEntry(owner: z.infer<typeof lockedPackage>, range: string, platform: RegExpExecArray) {
  const [, system = '', processor = '', library] = platform;
  const libraries = { gnu: 'glibc', musl: 'musl' } as const;
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: [system === 'wasm32' ? system : processor],
    ...(owner.dev ? { dev: true } : {}),
    ...(owner.license ? { license: owner.license } : {}),
    optional: true,
    ...(system === 'wasm32' ? {} : { os: [system] }),
    ...(library === 'gnu' || library === 'musl' ? { libc: [libraries[library]] } : {}),
  };
}

// npm links commands by the lock file, and of these packages only the Node of the project is one.
function commandOf(name: string) {
  return /^node-/.test(name) ? { bin: { node: 'bin/node' } } : {};
}

/** The project's lock file. */
export function readLockfile(): Lockfile {
  return lockfile.parse(JSON.parse(readFileSync(join(projectDirectory, 'package-lock.json'), 'utf8')));
}

if (import.meta.main) {
  const lock = readLockfile();
  const missing = missingPlatformEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  const completed = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(join(projectDirectory, 'package-lock.json'), `${JSON.stringify(completed, null, 2)}\n`);
  console.log(`Added ${Object.keys(missing).length} entries for other systems to package-lock.json`);
}
