import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { hostileRequest, seedHostileRequests } from './support/hostile-requests.ts';
import { statusesIn } from './support/raw-request.ts';
import { spawnReadyServer, testEnvironment } from './support/server.ts';

// FUZZ_REQUESTS=40000 asks more of it than there is time for in every run; FUZZ_SEED repeats a run.
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

/** Sends one request and returns what came back within a short time. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk;
      // Another answer may follow, to what looked like a second request.
      socket.setTimeout(20);
    });
    socket.setTimeout(300, () => socket.destroy());
    socket.on('error', () => undefined).once('close', () => resolve(received));
  });
}

test(
  `of ${requests} hostile requests none is a failure of the server, and none ends it (seed ${seed})`,
  async () => {
    console.info(`FUZZ_SEED=${seed}`);
    seedHostileRequests(seed);
    const server = await spawnReadyServer(
      testEnvironment({ ACCOUNT_RATE_LIMIT: '1000000', LOG_LEVEL: 'error' }),
    );
    const port = Number(new URL(server.url).port);
    let left = requests;
    const failures: string[] = [];
    const answered = new Set<number>();
    async function sendInTurn(): Promise<void> {
      while (left > 0) {
        left -= 1;
        const text = hostileRequest();
        const statuses = statusesIn(await exchange(port, text));
        for (const status of statuses) answered.add(status);
        if (statuses.some((status) => status >= 500)) failures.push(text.slice(0, 500));
      }
    }
    await Promise.all(Array.from({ length: 40 }, sendInTurn));
    expect(failures).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    // Otherwise the requests are too wild to reach anything.
    for (const status of [200, 400, 404, 405]) expect(answered).toContain(status);
    expect(server.stdout().split('\n').slice(1).join('')).toBe('');
    expect(server.stderr()).toBe('');
  },
  60_000 + requests * 60,
);
