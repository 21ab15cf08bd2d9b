import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import {
  advance,
  beginning,
  go,
  type Playback,
  pause,
  resume,
  trained,
} from '#src/features/training/logic/playback.ts';
import { readSavedSession } from '#src/features/training/logic/saved-session.ts';
import { exchange, sameStep, timeline } from '#src/features/training/logic/timeline.ts';
import { createSignals, type SignalChoice, type Signals } from './signals.ts';
import type { Playable } from './use-library.ts';

type Exchanged = readonly (readonly [block: number, place: number, exercise: string])[];

/**
 * A session from its start to its end, kept on the device until then.
 *
 * @param tag of the language that is spoken
 */
export function useSession(playable: Playable, tag: string) {
  const [saved] = useState(() => savedOf(playable));
  const [playback, setPlayback] = useState<Playback>(saved?.playback ?? beginning);
  const [exchanged, setExchanged] = useState<Exchanged>(saved?.exchanged ?? []);
  const [phase, setPhase] = useState<'setup' | 'stage' | 'finished'>('setup');
  const signals = useRef<Signals>(undefined);

  const steps = useMemo(() => stepsOf(playable, exchanged), [playable, exchanged]);

  const keep = useCallback(
    (next: Playback, now = exchanged) => {
      setPlayback(next);
      if (next.step >= steps.length) {
        removeStored('session');
        signals.current?.stop();
        setPhase('finished');
        return;
      }
      writeStored(
        'session',
        JSON.stringify({ ...next, ...playable.address, exchanged: now, left: Date.now() }),
      );
    },
    [playable, exchanged, steps.length],
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
    keep(resume(from, Date.now()));
  };
  const leave = () => {
    keep(pause(advance(playback, steps, Date.now()), Date.now()));
    signals.current?.stop();
    setPhase('setup');
  };
  const end = () => {
    const now = Date.now();
    setPlayback({ ...pause(playback, now), total: trained(playback, now), before: 0 });
    removeStored('session');
    signals.current?.stop();
    setPhase('finished');
  };
  const swap = (exercise: string) => {
    const step = steps[playback.step];
    if (!step) return;
    const rest = exchanged.filter(([block, place]) => block !== step.block || place !== step.place);
    const isWayBack = step.kind === 'move' && step.item.insteadOf === exercise;
    const next: Exchanged = isWayBack ? rest : [...rest, [step.block, step.place, exercise]];
    const others = stepsOf(playable, next);
    setExchanged(next);
    keep(go(playback, sameStep(others, step), others, Date.now()), next);
  };

  return { phase, steps, playback, signals: signals.current, keep, begin, leave, end, swap };
}

function stepsOf({ session, exercises }: Playable, exchanged: Exchanged) {
  const blocks = exchanged.reduce(
    (before, [block, place, exercise]) => exchange(before, { block, place }, exercise),
    session.blocks,
  );
  return timeline(blocks, (id) => {
    const exercise = exercises[id];
    if (!exercise) throw new Error(`The library has no exercise "${id}".`);
    return exercise.time;
  });
}

/** Where this session was left before a reload; time that has passed since then was no training. */
function savedOf(playable: Playable): { playback: Playback; exchanged: Exchanged } | undefined {
  const saved = readSavedSession(readStored('session'));
  const { workout, session } = playable.address;
  if (!saved || saved.workout !== workout || saved.session !== session) return undefined;
  const { step, before, since, total, left, exchanged } = saved;
  const known = exchanged.every(([, , exercise]) => Object.hasOwn(playable.exercises, exercise));
  if (!known) return undefined;
  const steps = stepsOf(playable, exchanged);
  const playback = pause(advance({ step, before, since, total }, steps, left), left);
  return playback.step < steps.length ? { playback, exchanged } : undefined;
}
