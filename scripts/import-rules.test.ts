import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectDirectory } from './site-paths.ts';

const targets = [
  '#src/content/a.ts',
  '#src/document/a.ts',
  '#src/domain/a.ts',
  '#src/i18n/a.ts',
  '#src/islands/a.ts',
  '#src/pages/a.ts',
  '#src/ui/a.ts',
  '#src/views/a.ts',
  '#server/a.ts',
  'astro:content',
  'astro/loaders',
  'react',
  'i18next',
  '../a.ts',
] as const;
type Target = (typeof targets)[number];

/** What each part may import of the above. The rest must be refused by Biome's `noRestrictedImports`. */
const allowed = {
  'src/domain': ['#src/domain/a.ts'],
  'src/i18n': ['#src/domain/a.ts', '#src/i18n/a.ts', 'i18next'],
  'src/ui': ['#src/ui/a.ts', 'react'],
  'src/content': [
    '#src/content/a.ts',
    '#src/domain/a.ts',
    '#src/i18n/a.ts',
    'astro:content',
    'astro/loaders',
    'react',
    'i18next',
  ],
  'src/views': [
    '#src/content/a.ts',
    '#src/domain/a.ts',
    '#src/i18n/a.ts',
    '#src/ui/a.ts',
    '#src/views/a.ts',
    'react',
    'i18next',
  ],
  'src/islands': ['#src/domain/a.ts', '#src/islands/a.ts', '#src/ui/a.ts', 'react'],
  'src/document': targets.filter(
    (target) => !['#src/pages/a.ts', '#server/a.ts', '../a.ts'].includes(target),
  ),
  server: ['#src/domain/a.ts', '#src/i18n/a.ts', '#server/a.ts', 'react', 'i18next'],
} as const satisfies Record<string, readonly Target[]>;

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.int() }) }),
    }),
  ),
});

/** Lints, under the project's own rules, one file in each part that imports one target a line. */
async function refusedImports(): Promise<ReadonlyMap<string, Target[]>> {
  const directory = await mkdtemp(join(tmpdir(), 'import-rules-'));
  try {
    await cp(join(projectDirectory, 'biome.json'), join(directory, 'biome.json'));
    const parts = Object.keys(allowed);
    for (const part of parts) {
      await mkdir(join(directory, part), { recursive: true });
      await writeFile(
        join(directory, part, 'probe.ts'),
        targets.map((target) => `import '${target}';\n`).join(''),
      );
    }
    const { diagnostics } = reportSchema.parse(JSON.parse(await lint(directory)));
    const refusals = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
    return new Map(
      parts.map((part) => {
        const lines = refusals.filter(({ location }) => location.path === `${part}/probe.ts`);
        const refused = new Set(lines.map(({ location }) => targets[location.start.line - 1]));
        return [part, targets.filter((target) => refused.has(target))];
      }),
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}

function lint(directory: string): Promise<string> {
  const program = join(
    dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')),
    'bin/biome',
  );
  const options = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json'];
  const parameters = [program, 'lint', '--vcs-enabled=false', ...options, '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, { cwd: directory }, (error, output) => {
      // Biome ends with 1 when it has something to report, and that is what is wanted here.
      if (error === null || error.code === 1) resolve(output);
      else reject(error);
    });
  });
}

const refused = await refusedImports();

test.each(Object.entries(allowed))('lint refuses every import that %s may not have', (part, mayImport) => {
  const forbidden = targets.filter((target) => !mayImport.some((one) => one === target));
  expect(refused.get(part)).toEqual(expect.arrayContaining(forbidden));
});
