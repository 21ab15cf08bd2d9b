import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { type ContactMessage, listContactMessages } from '#server/contact/contact-messages.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';
import { type RunningServer, type StartOptions, startServer } from '#server/start-server.ts';
import { makeSite } from './site.ts';
import { type Afterwards, temporaryDirectory } from './temporary.ts';

/** Where servers keep their compiled modules: each start takes a third less of processor. */
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/node-compile');

export type Environment = Record<string, string>;

export interface TestServer extends RunningServer {
  environment: Environment;
  /** All that was logged so far. */
  logged(): string;
}

/** Variables for a server of its own: a free port, a new data folder and a small site. */
export function testEnvironment(overrides: Environment = {}, afterwards?: Afterwards): Environment {
  return {
    PORT: '0',
    SITE_DIR: overrides.SITE_DIR ?? makeSite(afterwards),
    DATA_DIR: overrides.DATA_DIR ?? temporaryDirectory(afterwards),
    CONTACT_RATE_LIMIT: '1000000',
    ...overrides,
  };
}

/** Starts a server in this process; it is closed after the test. */
export async function startTestServer(
  overrides: Environment = {},
  {
    afterwards = onTestFinished,
    ...options
  }: Pick<StartOptions, 'patience'> & { afterwards?: Afterwards } = {},
): Promise<TestServer> {
  const environment = testEnvironment(overrides, afterwards);
  let log = '';
  const server = await startServer(readConfiguration(environment), {
    ...options,
    announce: () => undefined,
    writeLog: (lines) => {
      log += lines;
    },
  });
  afterwards(() => server.close());
  return { ...server, url: `http://127.0.0.1:${server.port}`, environment, logged: () => log };
}

/** One server for all tests of a file that only read from it: starting one takes longer than what they ask. */
export function sharedTestServer(overrides: Environment = {}): { readonly url: string } {
  const ends: (() => void | Promise<void>)[] = [];
  let url = '';
  beforeAll(async () => {
    ({ url } = await startTestServer(overrides, { afterwards: (end) => ends.push(end) }));
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return {
    get url() {
      return url;
    },
  };
}

/** Opens the database of a server's environment; it is closed after the test. */
export async function openTestDatabase(environment: Environment): Promise<Database> {
  const { databaseUrl, dataDirectory } = readConfiguration(environment);
  const database = await openDatabase({ databaseUrl, dataDirectory, onConnectionError: () => undefined });
  onTestFinished(() => database.destroy());
  return database;
}

/** What a server with this environment has stored, newest first. */
export async function storedMessages(environment: Environment): Promise<ContactMessage[]> {
  return listContactMessages(await openTestDatabase(environment));
}

export interface ServerProcess {
  child: ChildProcess;
  /** The first line on stdout, or '' when the process ended without one. */
  firstLine: Promise<string>;
  /** The exit code, once stdout and stderr are complete. */
  exitCode: Promise<number | null>;
  stdout(): string;
  stderr(): string;
}

/** Runs the server as a process of its own; it is killed after the test if it still runs. */
export function spawnServer(environment: Environment): ServerProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const end = stdout.indexOf('\n');
      if (end !== -1) resolve(stdout.slice(0, end));
    });
    child.once('close', () => resolve(''));
  });
  return { child, firstLine, exitCode, stdout: () => stdout, stderr: () => stderr };
}

/** Runs the server as a process and waits until it is ready; returns its address by number. */
export async function spawnReadyServer(environment: Environment): Promise<ServerProcess & { url: string }> {
  const server = spawnServer(environment);
  const port = /:(\d+)$/.exec(await server.firstLine)?.[1];
  if (port === undefined) throw new Error(`The server did not start: ${server.stderr()}`);
  return { ...server, url: `http://127.0.0.1:${port}` };
}
