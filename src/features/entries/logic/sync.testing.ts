import { type Entry, entryLimits, type SyncAnswer, type SyncCall } from '#src/features/entries/contract.ts';
import { isSame, laterOf, momentOfChange } from './merge.ts';
import { afterAnswer, type Held, nextCall, settled } from './sync.ts';

/** An account in memory that answers as the contract says. */
export class Account {
  version = 0;
  /** Each entry with the version at which it was changed last. */
  rows = new Map<string, { entry: Entry; version: number }>();

  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  answer({ after, entries }: SyncCall): SyncAnswer {
    for (const entry of entries) this.#keep(entry);
    const newer = [...this.rows.values()]
      .filter(({ version }) => version > after)
      .toSorted((one, other) => one.version - other.version);
    const page = newer.slice(0, entryLimits.batch);
    return {
      account: this.id,
      version: page.at(-1)?.version ?? this.version,
      entries: page.map(({ entry }) => entry),
      more: newer.length > page.length,
    };
  }

  #keep(entry: Entry): void {
    const row = this.rows.get(entry.id);
    const stands = row ? laterOf(row.entry, entry) : entry;
    if (row && isSame(row.entry, stands)) return;
    this.version += 1;
    this.rows.set(entry.id, { entry: stands, version: this.version });
  }
}

/** What becomes of a call: it arrives, it gets lost on its way, its answer gets lost, it arrives a second time. */
export type Way = 'good' | 'callLost' | 'answerLost' | 'repeated';

/** A device in memory, whose clock may be wrong. */
export class Device {
  held = new Map<string, Held>();
  link: { account: string; version: number } | undefined;

  readonly clockError: number;

  constructor(clockError: number) {
    this.clockError = clockError;
  }

  /** Writes what somebody does at a moment. */
  change(id: string, content: Entry['content'], now: number): void {
    const changed = momentOfChange(this.held.get(id)?.entry, Math.max(0, now + this.clockError));
    this.held.set(id, { entry: { id, kind: 'done', changed, content }, waits: true });
  }

  /** One call, and what its answer brings. */
  step(account: Account, way: Way, meanwhile: () => void = () => undefined): 'again' | 'done' | 'stuck' {
    const call = nextCall(this.link, this.waiting());
    if (way === 'callLost') return 'stuck';
    if (way === 'repeated') account.answer(call);
    const answer = account.answer(call);
    if (way === 'answerLost') return 'stuck';
    meanwhile();
    this.#take(call, answer);
    return afterAnswer(call, answer, this.waiting().length);
  }

  /** Calls until nothing is left to say. */
  sync(account: Account): number {
    for (let calls = 1; calls < 1_000; calls += 1) {
      const next = this.step(account, 'good');
      if (next === 'done') return calls;
      if (next === 'stuck') break;
    }
    throw new Error('This device finds no end.');
  }

  waiting(): Entry[] {
    return [...this.held.values()].filter(({ waits }) => waits).map(({ entry }) => entry);
  }

  #take(call: SyncCall, answer: SyncAnswer): void {
    const sent = new Map(call.entries.map((entry) => [entry.id, entry]));
    const theirs = new Map(answer.entries.map((entry) => [entry.id, entry]));
    for (const id of new Set([...sent.keys(), ...theirs.keys()])) {
      const next = settled(this.held.get(id), sent.get(id), theirs.get(id));
      if (next) this.held.set(id, next);
    }
    this.link = { account: answer.account, version: answer.version };
  }
}
