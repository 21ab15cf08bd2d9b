import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
];

/** The folder with PostgreSQL's own programs; undefined where it is not installed. */
export const postgresBinaries = folders.find(
  (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
);

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root lends it an account without rights. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (row === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no account to lend it.');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** A port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface PostgresCluster {
  /** The URL of the cluster, without a database. */
  address: string;
  /** Makes an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Ends every connection to the database, as a restart or an administrator does. */
  endConnections(database: string): Promise<void>;
  /** Stops and starts again on the same port, after so long. */
  restart(downMilliseconds?: number): Promise<void>;
  /** Suspends every process: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** The process itself and those that it started. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  for (const pid of family(child.pid)) process.kill(pid, signal);
}

async function connect(url: string, child: ChildProcess): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (child.exitCode !== null) throw error;
      await delay(50);
    }
  }
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

/** Starts a PostgreSQL of its own in a temporary folder, without fsync because it is thrown away. */
export async function startPostgres(binaries: string): Promise<PostgresCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'buzima-pg-'));
  const account = unprivilegedAccount();
  if (account.uid !== undefined && account.gid !== undefined) chownSync(directory, account.uid, account.gid);
  const data = join(directory, 'data');
  const initialise = ['-D', data, '-U', 'buzima', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initialise, { ...account, cwd: directory, stdio: 'pipe' });
  const port = await freePort();
  // Its usual 100 connections are too few for the tests of several files at once, each with servers of its own.
  const size = ['-N', '400'];
  const options = ['-D', data, '-k', directory, '-h', '127.0.0.1', '-p', String(port), '-F', ...size];
  const start = () =>
    spawn(join(binaries, 'postgres'), options, { ...account, cwd: directory, stdio: 'ignore' });
  const address = `postgresql://buzima@127.0.0.1:${port}`;
  let child = start();
  let client = await connect(`${address}/postgres`, child);
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let databases = 0;
  return {
    address,
    async createDatabase() {
      databases += 1;
      await client.query(`create database test_${databases}`);
      return `${address}/test_${databases}`;
    },
    async endConnections(database) {
      const name = new URL(database).pathname.slice(1);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    },
    async restart(downMilliseconds = 0) {
      await client.end();
      await stopChild(child);
      await delay(downMilliseconds);
      child = start();
      client = await connect(`${address}/postgres`, child);
    },
    freeze: () => signalAll(child, 'SIGSTOP'),
    thaw: () => signalAll(child, 'SIGCONT'),
    async stop() {
      process.off('exit', killAtExit);
      await client.end();
      await stopChild(child);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
