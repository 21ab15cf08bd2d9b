/**
 * Puts the load of 200 visitors on a server of this machine: `npm run bench:load -- [seconds] [engine] [rounds]`, 60 by
 * default, on SQLite and, where it is installed, on PostgreSQL, once: with two rounds or more one sees whether memory
 * stays flat. It needs the built site. Speeds hang on the machine and are only printed; an error of the server ends this
 * with exit code 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildServer, memoryOf, startChildServer, stop } from './child-server.ts';
import { type LoadMember, openMembers } from './load-members.ts';
import { type CrowdReport, loggingIn, readers, run, syncing, writers } from './load-traffic.ts';
import { postgresBinaries, startPostgres } from './own-postgres.ts';
import { siteDirectory } from './site-paths.ts';

const syncingMembers = 40;
const loggingInMembers = 4;
const readingConnections = 136;
const writingConnections = 20;

interface LoadReport {
  crowds: CrowdReport[];
  /** Megabytes: at rest, at the quarters of the load, and ten seconds after its end. */
  memory: (number | undefined)[];
}

const membersOfRound = syncingMembers + loggingInMembers;

async function load(
  server: ChildServer,
  seconds: number,
  members: readonly LoadMember[],
): Promise<LoadReport> {
  const crowds = [
    await readers(siteDirectory, readingConnections),
    writers(writingConnections),
    syncing(members.slice(loggingInMembers), seconds),
    loggingIn(members.slice(0, loggingInMembers)),
  ];
  const memory = [memoryOf(server.child)];
  const sampling = (async () => {
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      await delay((seconds * 1000) / 4);
      memory.push(memoryOf(server.child));
    }
  })();
  const reports = await Promise.all(crowds.map((crowd) => run(crowd, server.url, seconds)));
  await sampling;
  await delay(10_000);
  memory.push(memoryOf(server.child));
  return { crowds: reports, memory };
}

function describe(database: string, { crowds, memory }: LoadReport): string {
  const lines = crowds.map(
    ({ name, requests, p50, p99, errors, statuses }) =>
      `${name.padEnd(16)}${String(requests).padStart(9)} requests, half within ${p50} ms, 99 % within ${p99} ms, ${errors} errors ${JSON.stringify(statuses)}`,
  );
  const megabytes = memory.map((amount) => amount ?? '?').join(', ');
  return `\n${database}\n${lines.join('\n')}\nmemory at rest, at each quarter, 10 s after: ${megabytes} MB\n`;
}

/** @returns how many errors there were, the end of the server included. */
async function benchOn(
  database: string,
  temporary: string,
  environment: Record<string, string>,
): Promise<number> {
  const server = await startChildServer(join(temporary, database), siteDirectory, environment);
  try {
    // Before the first round: after it thousands of mails about messages wait before the links for new accounts.
    const members = await openMembers(server, membersOfRound * rounds);
    let errors = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const own = members.slice((round - 1) * membersOfRound, round * membersOfRound);
      const report = await load(server, seconds, own);
      process.stdout.write(describe(`${database}, round ${round}`, report));
      errors += report.crowds.reduce((sum, crowd) => sum + crowd.errors, 0);
    }
    return errors + (server.child.exitCode === null ? 0 : 1);
  } finally {
    await stop(server.child);
  }
}

const seconds = Number(process.argv[2] ?? 60);
if (!(seconds >= 1 && seconds <= 600)) throw new Error('Say how many seconds, from 1 to 600.');
const engine = process.argv[3] ?? 'both';
const rounds = Number(process.argv[4] ?? 1);
const temporary = mkdtempSync(join(tmpdir(), 'buzima-load-'));
try {
  let errors = engine === 'PostgreSQL' ? 0 : await benchOn('SQLite', temporary, {});
  if (engine === 'SQLite') console.log('\nPostgreSQL is left out, as asked.');
  else if (postgresBinaries === undefined) console.log('\nPostgreSQL is not installed, so it is left out.');
  else {
    const cluster = await startPostgres(postgresBinaries);
    try {
      errors += await benchOn('PostgreSQL', temporary, {
        DATABASE_URL: await cluster.createDatabase(),
      });
    } finally {
      await cluster.stop();
    }
  }
  process.exitCode = errors === 0 ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
