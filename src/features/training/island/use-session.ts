import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { removeStored, writeStored } from '#src/device/storage.ts';
import { saveEntry } from '#src/features/entries/store/entry-store.ts';
import { timeOfDay, todayOf } from '#src/features/training/logic/days.ts';
import { doneOf, type PlayedThrough } from '#src/features/training/logic/done.ts';
import { withExtra } from '#src/features/training/logic/extra.ts';
import type { Feeling } from '#src/features/training/logic/feelings.ts';
import { sessionQuery } from '#src/features/training/logic/library.ts';
import {
  advance,
  beginning,
  go,
  type Playback,
  pause,
  resume,
  trained,
} from '#src/features/training/logic/playback.ts';
import type { Done } from '#src/features/training/logic/records.ts';
import { summaryOf } from '#src/features/training/logic/summary.ts';
import { exchange, type Step, sameStep, timeline } from '#src/features/training/logic/timeline.ts';
import { createSignals, type SignalChoice, type Signals } from './signals.ts';
import type { Playable } from './use-library.ts';

/** What the log has noted of a session that has ended. */
export interface Noted {
  id: string;
  done: Done;
}

type Exchanged = readonly (readonly [block: number, place: number, exercise: string])[];

/**
 * A session from its start to its end, kept on the device until then, and noted in the log when it has ended.
 *
 * @param tag of the language that is spoken
 */
export function useSession(playable: Playable, tag: string) {
  const [saved] = useState(() => savedOf(playable));
  const [playback, setPlayback] = useState<Playback>(saved?.playback ?? beginning);
  const [exchanged, setExchanged] = useState<Exchanged>(saved?.exchanged ?? []);
  const [skipped, setSkipped] = useState<readonly number[]>(saved?.skipped ?? []);
  const [phase, setPhase] = useState<'setup' | 'stage' | 'finished'>('setup');
  const { noted, note, feel } = useNote();
  const signals = useRef<Signals>(undefined);

  const steps = useMemo(() => stepsOf(playable, exchanged), [playable, exchanged]);

  const finish = useCallback(
    (last: Playback, without: readonly number[]) => {
      removeStored('session');
      signals.current?.stop();
      setPhase('finished');
      note(playedThrough(playable, exchanged, { steps, last, skipped: without }));
    },
    [playable, exchanged, steps, note],
  );

  const keep = useCallback(
    (next: Playback, now: { exchanged?: Exchanged; skipped?: readonly number[] } = {}) => {
      // What is done after all was not skipped.
      const without = (now.skipped ?? skipped).filter(
        (step) => now.skipped !== undefined || step < playback.step || step >= next.step,
      );
      setPlayback(next);
      setSkipped(without);
      if (next.step >= steps.length) {
        finish(next, without);
        return;
      }
      const kept = { exchanged: now.exchanged ?? exchanged, skipped: without, left: Date.now() };
      writeStored('session', JSON.stringify({ ...next, ...playable.address, ...kept }));
    },
    [playable, exchanged, skipped, playback.step, steps.length, finish],
  );

  // What ran since the last change would be lost with the page.
  useEffect(() => {
    if (phase !== 'stage') return undefined;
    const save = () => keep(playback);
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [phase, playback, keep]);

  const begin = (choice: SignalChoice, from: Playback) => {
    signals.current = createSignals(choice, tag);
    setPhase('stage');
    keep(resume(from, Date.now()), from === beginning ? { skipped: [] } : {});
  };
  const leave = () => {
    keep(pause(advance(playback, steps, Date.now()), Date.now()));
    signals.current?.stop();
    setPhase('setup');
  };
  const end = () => {
    const now = Date.now();
    const last = { ...pause(playback, now), total: trained(playback, now), before: 0 };
    setPlayback(last);
    finish(last, skipped);
  };
  const skip = () => {
    const next = go(playback, playback.step + 1, steps, Date.now());
    keep(next, { skipped: [...new Set([...skipped, playback.step])] });
  };
  const swap = (exercise: string) => {
    const step = steps[playback.step];
    if (!step) return;
    const rest = exchanged.filter(([block, place]) => block !== step.block || place !== step.place);
    const isWayBack = step.kind === 'move' && step.item.insteadOf === exercise;
    const next: Exchanged = isWayBack ? rest : [...rest, [step.block, step.place, exercise]];
    const others = stepsOf(playable, next);
    setExchanged(next);
    keep(go(playback, sameStep(others, step), others, Date.now()), { exchanged: next });
  };

  const actions = { keep, begin, leave, end, skip, swap, feel };
  return { phase, steps, playback, noted, signals: signals.current, ...actions };
}

/** The blocks of a session as they are played: led on or back by its address, with what was exchanged. */
function blocksOf({ session, address }: Playable, exchanged: Exchanged) {
  return exchanged.reduce(
    (before, [block, place, exercise]) => exchange(before, { block, place }, exercise),
    withExtra(session.blocks, address.extra ?? 0),
  );
}

/** What the log notes of a session that ends here. */
function playedThrough(
  playable: Playable,
  exchanged: Exchanged,
  { steps, last, skipped }: { steps: readonly Step[]; last: Playback; skipped: readonly number[] },
): PlayedThrough {
  const { address, session, exercises } = playable;
  const summary = summaryOf(blocksOf(playable, exchanged), (id) => exercises[id], session.effort);
  const { step: reached, total: milliseconds } = last;
  return { address, name: session.name, steps, reached, skipped, milliseconds, summary };
}

/** Notes the session in the log, and afterwards how it felt. */
function useNote() {
  const [noted, setNoted] = useState<Noted>();
  // The clock and a page that is seen again can both find the end.
  const isOver = useRef(false);
  const note = useCallback((played: PlayedThrough) => {
    if (isOver.current) return;
    isOver.current = true;
    const now = new Date();
    const done = doneOf(played, todayOf(now), timeOfDay(now));
    if (done) setNoted({ id: saveEntry('done', done), done });
  }, []);
  const feel = (felt: Feeling) => {
    if (!noted) return;
    const done = { ...noted.done, felt };
    saveEntry('done', done, noted.id);
    setNoted({ ...noted, done });
  };
  return { noted, note, feel };
}

function stepsOf(playable: Playable, exchanged: Exchanged) {
  return timeline(blocksOf(playable, exchanged), (id) => {
    const exercise = playable.exercises[id];
    if (!exercise) throw new Error(`The library has no exercise "${id}".`);
    return exercise.time;
  });
}

/** Where this session was left before a reload; time that has passed since then was no training. */
function savedOf(
  playable: Playable,
): { playback: Playback; exchanged: Exchanged; skipped: readonly number[] } | undefined {
  const { saved } = playable;
  if (!saved || sessionQuery(saved) !== sessionQuery(playable.address)) return undefined;
  const { step, before, since, total, left, exchanged, skipped } = saved;
  const known = exchanged.every(([, , exercise]) => Object.hasOwn(playable.exercises, exercise));
  if (!known) return undefined;
  const steps = stepsOf(playable, exchanged);
  const playback = pause(advance({ step, before, since, total }, steps, left), left);
  return playback.step < steps.length ? { playback, exchanged, skipped } : undefined;
}
