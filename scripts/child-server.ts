import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './own-postgres.ts';
import { projectDirectory } from './site-paths.ts';

/** A server of ours in a process of its own, on a free port of 127.0.0.1. */
export interface ChildServer {
  url: string;
  child: ChildProcess;
  dataDirectory: string;
}

/**
 * Waits until something answers well, for a minute.
 * @throws Error when the process ends or the time is up.
 */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    if (child.exitCode !== null) break;
    await delay(100);
  }
  throw new Error(`${child.spawnfile} did not start.`);
}

/** Asks a process to end and waits until it has. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** What a process holds in memory, in megabytes; undefined where the system does not tell. */
export function memoryOf(child: ChildProcess): number | undefined {
  const status = `/proc/${child.pid}/status`;
  if (!existsSync(status)) return undefined;
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

/**
 * Starts the server as deploy/buzima.service does, with limits so wide that load meets none, and waits until it is ready.
 * @param folder an existing one, for its data and its log.
 */
export async function startChildServer(
  folder: string,
  site: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const port = await freePort();
  const dataDirectory = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, ['--optimize-for-size', 'server/main.ts'], {
    cwd: projectDirectory,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_DIR: site,
      DATA_DIR: dataDirectory,
      CONTACT_RATE_LIMIT: '1000000',
      ACCOUNT_RATE_LIMIT: '1000000',
      ...environment,
    },
    stdio: ['ignore', openSync(join(folder, 'server.log'), 'w'), 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(`${url}/api/health`, child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { url, child, dataDirectory };
}
