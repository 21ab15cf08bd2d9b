/**
 * Lets things go wrong around servers of this machine, one after the other, and tells how the site bears it:
 * `npm run bench:faults`, two minutes. It needs the built site. Times hang on the machine and are only printed; an
 * answer that should not be, or a server that ends, makes the exit code 1.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildServer, memoryOf, startChildServer, stop } from './child-server.ts';
import { type PostgresCluster, postgresBinaries, startPostgres } from './own-postgres.ts';
import { siteDirectory } from './site-paths.ts';

/** What one attempt got: a status, or that no answer came. */
type Outcome = number | 'no answer';

const message = JSON.stringify({
  user_id: 'public',
  service_id: 'buzima',
  template_id: 'contact',
  template_params: { from_name: 'Fault', from_email: 'fault@example.org', message: 'Does this arrive?' },
});

async function outcomeOf(request: () => Promise<Response>): Promise<Outcome> {
  try {
    const answer = await request();
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'no answer';
  }
}

const postMessage = (url: string) =>
  outcomeOf(() =>
    fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: message,
    }),
  );
const readPage = (url: string) => outcomeOf(() => fetch(`${url}/fr`));

/** Counts what happens while visitors go on with something, each in turn. */
function goOn(visitors: number, attempt: () => Promise<Outcome>) {
  const counts = new Map<Outcome, number>();
  let slowest = 0;
  let going = true;
  const visit = async () => {
    while (going) {
      const start = performance.now();
      const outcome = await attempt();
      slowest = Math.max(slowest, performance.now() - start);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (outcome !== 200) await delay(50);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    async end() {
      going = false;
      await all;
      return { counts, slowest: Math.round(slowest) };
    },
  };
}

type Seen = Awaited<ReturnType<ReturnType<typeof goOn>['end']>>;
const told = ({ counts, slowest }: Seen) =>
  `${[...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')} (slowest ${slowest} ms)`;
const only = ({ counts }: Seen, ...allowed: Outcome[]) =>
  [...counts.keys()].every((outcome) => allowed.includes(outcome));

let failures = 0;
function tell(what: string, isRight: boolean, server: ChildServer): void {
  const lives = server.child.exitCode === null;
  if (!isRight || !lives) failures += 1;
  console.log(`${isRight && lives ? '✓' : '✗'} ${what}${lives ? '' : ' – the server has ended'}`);
}

/** PostgreSQL is stopped for five seconds while people send messages and read pages. */
async function databaseStops(server: ChildServer, cluster: PostgresCluster): Promise<void> {
  const messages = goOn(20, () => postMessage(server.url));
  const pages = goOn(20, () => readPage(server.url));
  await delay(3_000);
  await cluster.restart(5_000);
  const started = performance.now();
  let last: Outcome = 'no answer';
  while (last !== 200 && performance.now() - started < 20_000) {
    last = await postMessage(server.url);
    if (last !== 200) await delay(20);
  }
  const recovery = Math.round(performance.now() - started);
  await delay(2_000);
  const [sent, read] = [await messages.end(), await pages.end()];
  tell(`PostgreSQL stopped for 5 s: messages ${told(sent)}`, only(sent, 200, 503), server);
  tell(`  first message taken ${recovery} ms after it was back`, last === 200, server);
  tell(`  pages meanwhile ${told(read)}`, only(read, 200), server);
}

/** 500 clients that never end the head of their request hold on for 20 seconds. */
async function halfOpenClients(server: ChildServer): Promise<void> {
  const { port } = new URL(server.url);
  const sockets: Socket[] = Array.from({ length: 500 }, () => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX:'),
    );
    return socket.on('error', () => undefined).resume();
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  const pages = goOn(20, () => readPage(server.url));
  const messages = goOn(5, () => postMessage(server.url));
  await delay(20_000);
  const [read, sent] = [await pages.end(), await messages.end()];
  tell(`500 half-open clients for 20 s: pages ${told(read)}`, only(read, 200), server);
  tell(`  messages ${told(sent)}`, only(sent, 200), server);
  await delay(10_000);
  const held = sockets.filter((socket) => !socket.closed).length;
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  tell(
    `  of them still held after 30 s: ${held}; memory ${memoryOf(server.child) ?? '?'} MB`,
    held === 0,
    server,
  );
}

/** A mail server that takes connections and says nothing: messages are taken, and the server can be stopped. */
async function relayHangs(folder: string): Promise<void> {
  const open: Socket[] = [];
  const mute = createServer((socket) => open.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const server = await startChildServer(folder, siteDirectory, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'post@buzima.example',
    CONTACT_ADDRESS: 'owner@buzima.example',
  });
  const messages = goOn(10, () => postMessage(server.url));
  await delay(5_000);
  const sent = await messages.end();
  tell(`a mail server that hangs: messages ${told(sent)}`, only(sent, 200) && open.length > 0, server);
  const started = performance.now();
  await stop(server.child);
  const stopped = Math.round(performance.now() - started);
  const isRight = server.child.exitCode === 0;
  if (!isRight) failures += 1;
  console.log(
    `${isRight ? '✓' : '✗'}   the server ended ${stopped} ms after it was asked to, with ${server.child.exitCode}`,
  );
  for (const socket of open) socket.destroy();
  mute.close();
}

/** Two servers on one database, and one of them is killed. */
async function oneOfTwoDies(first: ChildServer, second: ChildServer): Promise<void> {
  const atFirst = goOn(10, () => postMessage(first.url));
  const atSecond = goOn(10, () => postMessage(second.url));
  await delay(2_000);
  second.child.kill('SIGKILL');
  await delay(2_000);
  const [kept] = [await atFirst.end(), await atSecond.end()];
  tell(
    `one of two servers on one database is killed: messages at the other ${told(kept)}`,
    only(kept, 200),
    first,
  );
}

const temporary = mkdtempSync(join(tmpdir(), 'buzima-faults-'));
try {
  const alone = await startChildServer(join(temporary, 'alone'), siteDirectory);
  await halfOpenClients(alone);
  await stop(alone.child);
  await relayHangs(join(temporary, 'relay'));
  if (postgresBinaries === undefined) console.log('PostgreSQL is not installed, so its faults are left out.');
  else {
    const cluster = await startPostgres(postgresBinaries);
    const environment = {
      DATABASE_URL: await cluster.createDatabase(),
      AUTH_SECRET: 'one for both '.repeat(4),
    };
    const servers: ChildServer[] = [];
    try {
      for (const name of ['first', 'second']) {
        servers.push(await startChildServer(join(temporary, name), siteDirectory, environment));
      }
      const [first, second] = servers;
      if (first !== undefined && second !== undefined) {
        await databaseStops(first, cluster);
        await oneOfTwoDies(first, second);
      }
    } finally {
      for (const { child } of servers) await stop(child);
      await cluster.stop();
    }
  }
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
