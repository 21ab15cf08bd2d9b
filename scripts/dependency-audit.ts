import { z } from 'zod';
import type { Lockfile } from './complete-lockfile.ts';

/**
 * Packages that the bundler sends to visitors. They stand under `devDependencies`, since the server runs without them, but
 * a weakness in one of them is a weakness of the site.
 */
export const shippedPackages: readonly string[] = [
  'd3-scale',
  'd3-shape',
  'idb',
  'minisearch',
  'papaparse',
  'react',
  'react-dom',
  'uqr',
  'workbox-core',
  'workbox-routing',
  'workbox-strategies',
  'yalps',
];

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const grave: ReadonlySet<string> = new Set(['high', 'critical']);

const advisorySchema = z.object({
  title: z.string(),
  url: z.string(),
  severity: z.enum(severities),
  range: z.string(),
});
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    // A text in `via` names another package that has advisories of its own.
    z.object({ via: z.array(z.union([z.string(), advisorySchema])), nodes: z.array(z.string()) }),
  ),
});
/** What npm writes when the registry gave no report. Errors of its own, such as a lock file that is not there, have no message. */
const noReportSchema = z.object({ message: z.string(), error: z.object({}) });

/** One known weakness of an installed package. */
export interface Finding extends z.infer<typeof advisorySchema> {
  name: string;
}

export type AuditOutcome =
  /** The registry could not be asked, which says nothing about the packages. */
  | { state: 'notAsked'; reason: string }
  /** `grave` is what must be mended before anything goes out; `other` is lesser, or only tools have it. */
  | { state: 'asked'; grave: Finding[]; other: Finding[] };

/** The installed package that a package finds when it asks for a name: its own copy, or one further out. */
function installedPath(lock: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in lock.packages) return path;
    if (folder === '') return undefined;
  }
}

/**
 * The paths in the lock file of everything that runs on the server or at visitors: what npm installs without
 * `devDependencies`, and the shipped packages with all that they need.
 */
export function runtimePaths(lock: Lockfile, shipped: readonly string[]): ReadonlySet<string> {
  const paths = new Set(
    Object.entries(lock.packages)
      .filter(([path, { dev }]) => path !== '' && dev !== true)
      .map(([path]) => path),
  );
  const waiting = shipped.map((name) => installedPath(lock, '', name));
  for (let path = waiting.pop(); path !== undefined || waiting.length > 0; path = waiting.pop()) {
    if (path === undefined || paths.has(path)) continue;
    paths.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      waiting.push(installedPath(lock, path, name));
    }
  }
  return paths;
}

/**
 * Reads what `npm audit --json` wrote.
 *
 * @param runtime paths of the packages in which a high or critical weakness is grave
 * @throws Error when it is neither a report nor says that the registry could not be asked: then nothing is known, and
 * somebody has to look.
 */
export function readAudit(output: string, runtime: ReadonlySet<string>): AuditOutcome {
  let written: unknown;
  try {
    written = JSON.parse(output);
  } catch (error) {
    throw new Error(`npm audit wrote no JSON: ${output.slice(0, 200)}`, { cause: error });
  }
  const noReport = noReportSchema.safeParse(written);
  if (noReport.success) return { state: 'notAsked', reason: noReport.data.message };
  const report = reportSchema.safeParse(written);
  if (!report.success) throw new Error(`npm audit wrote no report: ${output.slice(0, 200)}`);
  const outcome: AuditOutcome = { state: 'asked', grave: [], other: [] };
  for (const [name, { via, nodes }] of Object.entries(report.data.vulnerabilities)) {
    const runs = nodes.some((path) => runtime.has(path));
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      outcome[runs && grave.has(advisory.severity) ? 'grave' : 'other'].push({ name, ...advisory });
    }
  }
  return outcome;
}

/** A sentence or a list for whoever reads the checks. */
export function describeAudit(outcome: AuditOutcome): string {
  if (outcome.state === 'notAsked') {
    return `The registry could not be asked, so nothing is known of the dependencies: ${outcome.reason}`;
  }
  const lines = (findings: readonly Finding[]) =>
    findings.map(
      ({ name, range, severity, title, url }) => `  ${name} ${range}: ${severity}: ${title} (${url})`,
    );
  const { grave: toMend, other } = outcome;
  return [
    toMend.length === 0
      ? 'Nothing that runs on the server or at visitors has a known weakness that is high or critical.'
      : 'To be mended, because it runs on the server or at visitors:',
    ...lines(toMend),
    ...(other.length === 0 ? [] : ['Lesser, or in tools only:', ...lines(other)]),
  ].join('\n');
}
