import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { StartupError } from '#server/startup-error.ts';
import { housekeeping } from './sqlite-copy.ts';

/** Where PostgreSQL's own programs may be, those of the server's version first. */
export function programFolders(major: number): string[] {
  return [`/usr/lib/postgresql/${major}/bin`, ...(process.env.PATH ?? '').split(delimiter)];
}

/** @throws StartupError when none of the folders has the program. */
export function findProgram(name: string, major: number, folders: readonly string[]): string {
  const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (path !== undefined) return path;
  throw new StartupError(
    `The program ${name} is not installed: it comes with the client programs of PostgreSQL ${major}, on Debian in the package postgresql-client.`,
  );
}

/** The address without the password, which every user of the machine could read in the list of processes. */
function callOf(databaseUrl: string): { address: string; environment: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const environment = password === '' ? process.env : { ...process.env, PGPASSWORD: password };
  return { address: url.href, environment };
}

/** Waits for the end of a program. @throws StartupError with the last that it said, unless all went well. */
function ended(child: ChildProcess, name: string): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartupError(`${name} failed: ${said.trim().split('\n').at(-1) ?? ''}`));
    });
  });
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartupError(`The database at ${new URL(url).host} cannot be reached: ${reason}.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function majorVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/**
 * Copies a database that may be written to in the same moment: the copy holds what was committed when it began.
 * @param target a path where nothing is yet.
 */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const major = await withClient(databaseUrl, majorVersion);
  const program = findProgram('pg_dump', major, programFolders(major));
  const { address, environment } = callOf(databaseUrl);
  await writeFile(target, '', { mode: 0o600, flag: 'wx' });
  const parameters = ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`, address];
  await ended(
    spawn(program, parameters, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] }),
    'pg_dump',
  );
}

/** The tables that are there, once it is sure that they may go. @throws StartupError when they may not. */
async function replaceableTables(client: Client, replace: boolean): Promise<string[]> {
  const { rows: others } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if ((others[0]?.count ?? 0) > 0) {
    throw new StartupError(
      'Other programs are connected to the database: stop the servers first. Nothing was changed.',
    );
  }
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const tables = rows.map(({ name }) => name);
  for (const name of tables.filter((table) => !housekeeping.some((other) => other === table))) {
    const { rows: found } = replace ? { rows: [] } : await client.query(`select 1 from ${name} limit 1`);
    if (found.length > 0) {
      throw new StartupError(
        'The database holds data. To write over it, make a backup of it and say --replace.',
      );
    }
  }
  return tables;
}

/**
 * Puts a copy in the place of what a database holds, in one transaction: all of it or nothing.
 * @throws StartupError when that must not be; then nothing has changed.
 */
export async function restorePostgres(copy: string, databaseUrl: string, replace: boolean): Promise<void> {
  const { tables, major } = await withClient(databaseUrl, async (client) => ({
    tables: await replaceableTables(client, replace),
    major: await majorVersion(client),
  }));
  const folders = programFolders(major);
  const { address, environment } = callOf(databaseUrl);
  const reading = ['--no-owner', '--no-privileges', '--file=-', copy];
  const reader = spawn(findProgram('pg_restore', major, folders), reading, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const writing = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', address];
  const writer = spawn(findProgram('psql', major, folders), writing, {
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // It may end before it has read everything; why, it says itself.
  writer.stdin.on('error', () => undefined);
  const written = ended(writer, 'psql');
  const drops = tables.map((name) => `drop table ${name} cascade;\n`);
  writer.stdin.write(`begin;\nset client_min_messages = warning;\n${drops.join('')}`);
  reader.stdout.pipe(writer.stdin, { end: false });
  const read = ended(reader, 'pg_restore').then(
    () => writer.stdin.end('commit;\n'),
    (error: unknown) => {
      // Without its last word the transaction comes to nothing.
      writer.stdin.end();
      throw error;
    },
  );
  written.catch(() => reader.kill());
  for (const outcome of await Promise.allSettled([written, read])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
