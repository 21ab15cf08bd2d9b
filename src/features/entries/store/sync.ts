import { showLoginMark } from '#src/device/login-mark.ts';
import { readStored, removeStored } from '#src/device/storage.ts';
import { afterAnswer, fitsAccount, nextCall } from '#src/features/entries/logic/sync.ts';
import { declineAccount, forgetAccount, readWaiting, takeAnswer } from './entry-account.ts';
import { readEntries, watchEntries } from './entry-store.ts';
import { callSync } from './sync-api.ts';

/** How the copying goes; `idle` also where nobody has asked for it. */
export type SyncPhase = 'idle' | 'copying' | 'loggedOut' | 'otherAccount' | 'failed';

export interface SyncState {
  phase: SyncPhase;
  /** The account that somebody is logged in to, where it is another one than the device copies to. */
  otherAccount: string | undefined;
}

/** Changes wait for a moment, so that several go together. */
const pauseAfterChange = 4_000;
/** A page that stays open asks again for what other devices have changed when it is looked at after this time. */
const freshFor = 15 * 60_000;
const firstWait = 60_000;
const longestWait = 30 * 60_000;
/** More than a full account takes, and an end where an account never agrees. */
const mostCalls = 1_000;

export const notCopying: SyncState = { phase: 'idle', otherAccount: undefined };

let state = notCopying;
let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let notBefore = 0;
let wait = firstWait;
let isWatching = false;
const listeners = new Set<() => void>();

function show(phase: SyncPhase, otherAccount?: string): void {
  state = { phase, otherAccount };
  for (const listener of listeners) listener();
}

/** How the copying goes; the same object until something changes. */
export const readSync = (): SyncState => state;

/** Calls back at every change. */
export function watchSync(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody has logged in on this device. */
export const isLoggedIn = (): boolean => readStored('loggedIn') !== null;

/** From now on copies after changes, when the network comes back, and when the page is looked at after a while. */
export function keepCopying(): void {
  if (isWatching) return;
  isWatching = true;
  watchEntries(() => {
    const { waiting, keeping } = readEntries();
    if (running || keeping === 'loading') return;
    if (waiting > 0) copyLater(pauseAfterChange);
  });
  addEventListener('online', () => {
    notBefore = 0;
    void copyNow();
  });
  document.addEventListener('visibilitychange', () => {
    const { copied = 0 } = readEntries().link ?? {};
    if (document.visibilityState === 'visible' && Date.now() > Math.max(copied + freshFor, notBefore))
      void copyNow();
  });
}

/** Copies what waits and fetches what is new; nothing happens where the device does not copy to an account. */
export function copyNow(): Promise<void> {
  if (readEntries().link === undefined) return Promise.resolve();
  return start(false);
}

/**
 * The member's yes: from now on the device copies to the account that somebody is logged in to. The device remembers that
 * only when the account has answered, so that no later person is taken for this one.
 */
export async function beginCopying(): Promise<void> {
  await running;
  await forgetAccount();
  await start(true);
}

/** The member's no: the question is not asked again, unless it is another account's. */
export const declineCopying = (): Promise<void> => declineAccount(state.otherAccount ?? 'any');

/** Ends the copying; what is in the account stays there. */
export async function stopCopying(): Promise<void> {
  await forgetAccount();
  await declineAccount('any');
  show('idle');
}

/** Whether the member has said no to the question that stands now. */
export const isDeclined = (): boolean => readEntries().declined === (state.otherAccount ?? 'any');

function copyLater(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void copyNow(), Math.max(milliseconds, notBefore - Date.now()));
}

function start(isFirst: boolean): Promise<void> {
  clearTimeout(timer);
  running ??= run(isFirst).finally(() => {
    running = undefined;
  });
  return running;
}

async function run(isFirst: boolean): Promise<void> {
  if (!isLoggedIn()) return show('loggedOut');
  show('copying');
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const { link } = readEntries();
    // Somebody has stopped it meanwhile.
    if (link === undefined && !(isFirst && calls === 0)) return show('idle');
    const call = nextCall(link, readWaiting());
    const reply = await callSync(call);
    if (reply.kind === 'loggedOut') {
      removeStored('loggedIn');
      showLoginMark();
      return show('loggedOut');
    }
    if (reply.kind === 'otherAccount') return show('otherAccount', reply.account);
    if (reply.kind === 'failed') return fail(reply.seconds);
    // The device is full, or somebody has stopped it meanwhile, which the next round sees.
    if (!(await takeAnswer(call, reply.answer)) && (link === undefined || readEntries().link))
      return fail(undefined);
    const next = afterAnswer(call, reply.answer, readWaiting().filter(fitsAccount).length);
    if (next === 'stuck') return fail(undefined);
    if (next === 'done') {
      wait = firstWait;
      return show('idle');
    }
  }
  fail(undefined);
}

/** It is tried again later, each time after twice as long, or when the server says so. */
function fail(seconds: number | undefined): void {
  const milliseconds = seconds === undefined ? wait : seconds * 1000;
  wait = Math.min(wait * 2, longestWait);
  notBefore = Date.now() + milliseconds;
  show('failed');
  if (readEntries().link) copyLater(milliseconds);
}
