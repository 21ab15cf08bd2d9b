import { spawn } from 'node:child_process';
import { projectDirectory } from './site-paths.ts';

/** One command of the checks. */
export interface Step {
  name: string;
  command: readonly [program: string, ...parameters: string[]];
  environment?: Readonly<Record<string, string>>;
  /** Names of steps of the same lane or of an earlier stage without which this one would say nothing. */
  needs?: readonly string[];
}

/** What became of a step. */
export interface Outcome {
  name: string;
  result: 'passed' | 'failed' | 'left out';
  seconds: number;
}

/** Steps one after the other. */
export type Lane = readonly Step[];

/**
 * Runs stages one after the other, and the lanes of a stage side by side. A step that fails stops nothing but the steps
 * that need it. The output of a lane that has company is shown when its step has ended, so that nothing mixes.
 */
export async function runStages(
  stages: readonly (readonly Lane[])[],
  environment: NodeJS.ProcessEnv,
  show: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const lanes of stages) {
    const isAlone = lanes.length === 1;
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) {
          outcomes.push(await runStep(step, outcomes, { environment, show, isAlone }));
        }
      }),
    );
  }
  return outcomes;
}

interface Surroundings {
  environment: NodeJS.ProcessEnv;
  show: (text: string) => void;
  isAlone: boolean;
}

async function runStep(
  { name, command: [program, ...parameters], environment: own = {}, needs = [] }: Step,
  earlier: readonly Outcome[],
  { environment, show, isAlone }: Surroundings,
): Promise<Outcome> {
  const heading = `\n━━━ ${name}\n\n`;
  const lacking = needs.filter(
    (need) => !earlier.some((one) => one.name === need && one.result === 'passed'),
  );
  if (lacking.length > 0) {
    show(`${heading}Left out, because this has not passed: ${lacking.join(', ')}.\n`);
    return { name, result: 'left out', seconds: 0 };
  }
  if (isAlone) show(heading);
  const started = performance.now();
  const pieces: string[] = [];
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, parameters, {
      cwd: projectDirectory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...own },
    });
    const take = (text: string) => (isAlone ? show(text) : pieces.push(text));
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      take(`${program} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (!isAlone) show(heading + pieces.join(''));
  return { name, result: code === 0 ? 'passed' : 'failed', seconds: (performance.now() - started) / 1000 };
}

const marks = { passed: '✓', failed: '✗', 'left out': '–' } as const;

/** A line for each step: what became of it, and how long it took. */
export function describeOutcomes(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(
      ({ name, result, seconds }) =>
        `${marks[result]} ${seconds.toFixed(1).padStart(6)} s  ${name}${result === 'left out' ? ' (left out)' : ''}`,
    )
    .join('\n');
}
