import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On its own the runner leaves a core free, which on a machine with two leaves half of it idle.
const bothCores = Math.max(2, availableParallelism());

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{build,scripts,tests/structure,tests/support}/**/*.test.ts',
            'checks/**/*.test.ts',
          ],
          exclude: ['checks/content.test.ts'],
          // Pure functions that leave nothing behind: each worker loads a module once for all its files, in half the time.
          isolate: false,
          // A build may run beside them.
          testTimeout: 30_000,
          maxWorkers: bothCores,
        },
      },
      { test: { name: 'content', include: ['checks/content.test.ts'], testTimeout: 300_000 } },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/support/cheap-passwords.ts'],
          globalSetup: ['tests/server/support/postgres.ts'],
          // Their servers close with their tests, so a worker keeps what it has loaded: of all their work a fifth less.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: bothCores,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 120_000,
          // One worker that keeps its modules: the whole site is read and parsed once for all files.
          maxWorkers: 1,
          isolate: false,
        },
      },
    ],
  },
});
