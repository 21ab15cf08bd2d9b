import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Lockfile, readLockfile } from './complete-lockfile.ts';
import { describeAudit, readAudit, runtimePaths, shippedPackages } from './dependency-audit.ts';
import { projectDirectory } from './site-paths.ts';

const advisory = (severity: string, title = 'It reads too far') => ({
  source: 1,
  name: 'parser',
  dependency: 'parser',
  title,
  url: 'https://advisories.example/1',
  severity,
  range: '<2.0.0',
});
const weakness = (via: readonly unknown[], ...nodes: string[]) => ({ severity: 'high', via, nodes });
const report = (vulnerabilities: Record<string, unknown>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });
const runtime = new Set(['node_modules/parser', 'node_modules/server']);
const gravest = (text: string) => {
  const outcome = readAudit(text, runtime);
  return outcome.state === 'asked'
    ? outcome.grave.map(({ name, severity }) => `${name} ${severity}`)
    : outcome;
};

test.for([
  ['critical', ['parser critical']],
  ['high', ['parser high']],
  ['moderate', []],
  ['low', []],
  ['info', []],
] as const)('a weakness that is %s in what runs is grave or not', ([severity, expected]) => {
  const text = report({ parser: weakness([advisory(severity)], 'node_modules/parser') });
  expect(gravest(text)).toEqual(expected);
});

test('a weakness of a tool is told and stops nothing', () => {
  const text = report({ bundler: weakness([advisory('critical')], 'node_modules/bundler') });
  expect(gravest(text)).toEqual([]);
  const described = describeAudit(readAudit(text, runtime));
  expect(described).toMatch(/^Nothing that runs .* has a known weakness/);
  expect(described).toContain('bundler <2.0.0: critical: It reads too far (https://advisories.example/1)');
});

test('of two copies of a package the one that runs decides', () => {
  const nodes = ['node_modules/bundler/node_modules/parser', 'node_modules/parser'];
  expect(gravest(report({ parser: weakness([advisory('high')], ...nodes) }))).toEqual(['parser high']);
  const tool = weakness([advisory('high')], 'node_modules/bundler/node_modules/parser');
  expect(gravest(report({ parser: tool }))).toEqual([]);
});

test('a package that only needs a weak one is not named a second time', () => {
  const text = report({
    parser: weakness([advisory('high'), advisory('critical', 'It hangs')], 'node_modules/parser'),
    server: weakness(['parser'], 'node_modules/server'),
  });
  expect(gravest(text)).toEqual(['parser high', 'parser critical']);
});

test('no weakness is said as such', () => {
  expect(describeAudit(readAudit(report({}), runtime))).toBe(
    'Nothing that runs on the server or at visitors has a known weakness that is high or critical.',
  );
});

test.for([
  ['405 Method Not Allowed', { statusCode: 405, body: '' }],
  ['request to https://registry.example/ failed, reason: connect ECONNREFUSED', {}],
] as const)('a registry that answers "%s" was not asked, which stops nothing', ([message, more]) => {
  const outcome = readAudit(
    JSON.stringify({ message, ...more, error: { summary: '', detail: '' } }),
    runtime,
  );
  expect(outcome).toEqual({ state: 'notAsked', reason: message });
  expect(describeAudit(outcome)).toBe(
    `The registry could not be asked, so nothing is known of the dependencies: ${message}`,
  );
});

test.for([
  '',
  'npm ERR!',
  '{}',
  '{"auditReportVersion":3,"vulnerabilities":{}}',
  '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
  report({ parser: weakness([{ severity: 'new word' }]) }),
])('what cannot be understood does not pass for good news: %s', (output) => {
  expect(() => readAudit(output, runtime)).toThrow('npm audit wrote no');
});

test('what runs is what the server needs, and what is sent to visitors with all that it needs', () => {
  const lock: Lockfile = {
    packages: {
      '': {},
      'node_modules/server': { dependencies: { parser: '1' } },
      'node_modules/parser': {},
      'node_modules/charts': { dev: true, dependencies: { parser: '2', colors: '1' } },
      'node_modules/charts/node_modules/parser': { dev: true, dependencies: { colors: '1', none: '1' } },
      'node_modules/colors': { dev: true },
      'node_modules/bundler': { dev: true, dependencies: { bundled: '1' } },
      'node_modules/bundled': { dev: true },
    },
  };
  expect([...runtimePaths(lock, ['charts', 'nothing'])].sort()).toEqual([
    'node_modules/charts',
    'node_modules/charts/node_modules/parser',
    'node_modules/colors',
    'node_modules/parser',
    'node_modules/server',
  ]);
});

test('every package that code for browsers imports is known as shipped or as needed by the server', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8')));
  const known = new Set([...Object.keys(dependencies), ...shippedPackages]);
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: projectDirectory }).filter(
    (path) => !/\.(test|testing)\.tsx?$/.test(path),
  );
  const imported = files.flatMap((path) =>
    [
      ...readFileSync(join(projectDirectory, path), 'utf8').matchAll(/(?:from |import\()'([^'.#][^']*)'/g),
    ].map(([, specifier = '']) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')),
  );
  const unknown = new Set(imported.filter((name) => !known.has(name)));
  // The builder and its own names, and what Node brings.
  expect([...unknown].filter((name) => !/^(astro|astro:\w+|node:\w+|virtual:.*)$/.test(name))).toEqual([]);
  const lock = readLockfile();
  expect(shippedPackages.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([]);
});
