import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{build,scripts,tests/structure}/**/*.test.ts',
            'checks/logic/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'content', include: ['checks/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'build', include: ['tests/built/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
