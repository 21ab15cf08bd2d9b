import { availableParallelism } from 'node:os';

/** So many calls wait for a password to be hashed that one more would only make all of them slower. */
export class ServerBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed.');
    this.name = 'ServerBusy';
  }
}

/** Runs work when it is its turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so much work run at once, and so much wait for its turn, in the order it came.
 * @returns the gate; it rejects with `ServerBusy` what finds the queue full.
 */
export function createGate(mostRunning = 2 * availableParallelism(), mostWaiting = 50): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < mostRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new ServerBusy();
    // Whoever leaves hands the place over, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
