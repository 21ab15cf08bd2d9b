import { spawnSync } from 'node:child_process';
import { readLockfile } from './complete-lockfile.ts';
import { describeAudit, readAudit, runtimePaths, shippedPackages } from './dependency-audit.ts';
import { projectDirectory } from './site-paths.ts';

// Without a network it should say so soon: npm alone would try for minutes.
const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000'];

const { stdout, error } = spawnSync('npm', ['audit', '--json', ...patience], {
  cwd: projectDirectory,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  // On Windows npm is a script of the shell.
  shell: process.platform === 'win32',
});
if (error !== undefined) throw error;
const outcome = readAudit(stdout, runtimePaths(readLockfile(), shippedPackages));
console.log(describeAudit(outcome));
process.exitCode = outcome.state === 'asked' && outcome.grave.length > 0 ? 1 : 0;
