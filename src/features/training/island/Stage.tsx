import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { MediaActions, MediaButtons } from '#src/device/media-buttons.ts';
import { othersOf, type PlayedExercise, type ShownBy } from '#src/features/training/logic/library.ts';
import { go, type Playback, pause, resume } from '#src/features/training/logic/playback.ts';
import { type Move, type Step, secondsFrom } from '#src/features/training/logic/timeline.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { PlayerTexts } from './player-texts.ts';
import { figureAddress } from './Setup.tsx';
import styles from './Stage.module.css';
import { StageFigure } from './StageFigure.tsx';
import type { Signals } from './signals.ts';
import { usePlayback } from './use-playback.ts';

interface StageProps {
  texts: PlayerTexts;
  steps: readonly Step[];
  exercises: Readonly<Record<string, PlayedExercise>>;
  shown: ShownBy;
  heading: string;
  playback: Playback;
  signals: Signals;
  onPlayback: (next: Playback) => void;
  onSkip: () => void;
  onSwap: (exercise: string) => void;
  /** The session is left to go on later, or ended for good. */
  onLeave: () => void;
  onEnd: () => void;
  children: ReactNode;
}

/** One step of a session in the whole window: large enough to be read from two metres, and used with one thumb. */
export function Stage({
  texts,
  steps,
  exercises,
  shown,
  heading,
  playback,
  signals,
  onPlayback,
  onSkip,
  onSwap,
  onLeave,
  onEnd,
  children,
}: StageProps) {
  const { stage, numberLocales } = texts;
  const secondsSpent = usePlayback(playback, steps, onPlayback);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [signsOpen, setSignsOpen] = useState(false);
  const step = steps[playback.step];
  const running = playback.since !== undefined;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const to = (index: number) => onPlayback(go(playback, index, steps, Date.now()));
  const toggle = () => onPlayback((running ? pause : resume)(playback, Date.now()));

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('button, summary, a')) return;
      if (event.key === ' ') toggle();
      else if (event.key === 'ArrowRight') onSkip();
      else if (event.key === 'ArrowLeft') to(playback.step - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const nextMove = steps.slice(playback.step + 1).find((one) => one.kind === 'move');
  const nameOf = (move: Move) => exercises[move.item.exercise]?.name ?? '';
  const words = step === undefined ? '' : spokenWords(step, exercises, stage, nextMove && nameOf(nextMove));
  const announced = useSignals({ step, index: playback.step, running, secondsSpent, signals, words });

  const isCounted = step?.kind === 'move' && step.seconds === undefined;
  useMediaButtons(
    signals.media,
    { title: words, album: heading, running },
    {
      play: () => onPlayback(resume(playback, Date.now())),
      pause: () => onPlayback(pause(playback, Date.now())),
      nexttrack: isCounted ? () => to(playback.step + 1) : onSkip,
      previoustrack: () => to(playback.step - 1),
    },
  );

  if (step === undefined) return null;
  const { seconds } = step;
  const pictured = step.kind === 'move' ? step : nextMove;
  const exercise = pictured && exercises[pictured.item.exercise];
  const minutesLeft = Math.ceil(
    (secondsFrom(steps, playback.step) - Math.min(secondsSpent, step.expected)) / 60,
  );
  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      aria-labelledby={titleId}
      data-kind={step.kind}
      data-step={playback.step}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <header className={styles.head}>
        <p>
          {fillTemplate(stage.step, { step: `${playback.step + 1}`, steps: `${steps.length}` })}
          {step.rounds > 1 &&
            ` · ${fillTemplate(stage.round, { round: `${step.round}`, rounds: `${step.rounds}` })}`}
        </p>
        <p>{fillTemplate(stage.left, { count: Math.max(1, minutesLeft) }, numberLocales)}</p>
        <progress max={steps.length} value={playback.step} aria-label={heading} />
      </header>
      <div className={styles.figure}>
        {exercise && (
          <StageFigure
            key={pictured.item.exercise}
            address={figureAddress(exercise.figures[shown])}
            isRunning={running}
            isResting={step.kind === 'rest'}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 id={titleId}>{step.kind === 'rest' ? stage.rest : exercise?.name}</h2>
        <p className={styles.count} data-paused={!running || undefined}>
          {seconds === undefined && step.kind === 'move' ? (
            <Counted move={step} exercise={exercise} secondsSpent={secondsSpent} texts={texts} />
          ) : (
            <strong>{clock(Math.max(0, Math.ceil((seconds ?? 0) - secondsSpent)))}</strong>
          )}
        </p>
        <p className={styles.cue}>
          {!running && <b>{stage.paused}</b>}
          {running && step.kind === 'move' && exercise?.cue}
          {running &&
            step.kind === 'rest' &&
            nextMove &&
            fillTemplate(stage.next, { name: nameOf(nextMove) })}
        </p>
        <p className={styles.side}>{step.kind === 'move' && sideOf(step, exercise, stage)}</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" onClick={() => to(playback.step - 1)} disabled={playback.step === 0}>
          {stage.back}
        </button>
        {step.kind === 'move' && seconds === undefined && running ? (
          <button type="button" className={styles.main} onClick={() => to(playback.step + 1)}>
            {stage.done}
          </button>
        ) : (
          <button type="button" className={styles.main} onClick={toggle}>
            {running ? stage.pause : stage.resume}
          </button>
        )}
        <button type="button" onClick={onSkip}>
          {stage.skip}
        </button>
      </div>
      <footer className={styles.foot}>
        {step.kind === 'move' && exercise && (
          <Swaps move={step} exercises={exercises} stage={stage} onSwap={onSwap} />
        )}
        {step.kind === 'move' && seconds === undefined && running && (
          <button type="button" onClick={toggle}>
            {stage.pause}
          </button>
        )}
        <button type="button" onClick={() => setSignsOpen(!signsOpen)} aria-expanded={signsOpen}>
          {stage.stopSigns}
        </button>
        <button type="button" onClick={onEnd}>
          {stage.end}
        </button>
      </footer>
      {signsOpen && <div className={styles.signs}>{children}</div>}
      <p className={styles.spoken} role="status">
        {announced}
      </p>
    </dialog>
  );
}

interface SwapsProps {
  move: Move;
  exercises: Readonly<Record<string, PlayedExercise>>;
  stage: PlayerTexts['stage'];
  onSwap: (exercise: string) => void;
}

/** An easier and a harder exercise for the place of this one. */
function Swaps({ move: { item }, exercises, stage, onSwap }: SwapsProps) {
  const { easier, harder } = othersOf(item, exercises);
  const others = [
    { text: stage.easier, id: easier },
    { text: stage.harder, id: harder },
  ];
  return others.map(
    ({ text, id }) =>
      id !== undefined &&
      exercises[id] && (
        <button key={text} type="button" className={styles.swap} onClick={() => onSwap(id)}>
          {fillTemplate(text, { name: exercises[id].name })}
        </button>
      ),
  );
}

/** How many to do, and which of them the figure is at. */
function Counted({
  move,
  exercise,
  secondsSpent,
  texts: { stage, numberLocales },
}: {
  move: Move;
  exercise: PlayedExercise | undefined;
  secondsSpent: number;
  texts: PlayerTexts;
}) {
  const repetitions = move.repetitions ?? 0;
  const each = exercise?.time.seconds ?? 1;
  return (
    <>
      <strong>{Math.min(repetitions, Math.floor(secondsSpent / each) + 1)}</strong>
      <span>{fillTemplate(stage.times, { count: repetitions }, numberLocales)}</span>
    </>
  );
}

function sideOf(
  { side }: Move,
  exercise: PlayedExercise | undefined,
  stage: PlayerTexts['stage'],
): string | undefined {
  if (side !== undefined) return side === 'first' ? stage.firstSide : stage.otherSide;
  return exercise?.time.perSide ? stage.bothSides : undefined;
}

/** What is read aloud when a step begins. */
function spokenWords(
  step: Step,
  exercises: Readonly<Record<string, PlayedExercise>>,
  stage: PlayerTexts['stage'],
  next: string | undefined,
): string {
  if (step.kind === 'rest') {
    return `${stage.rest}. ${next === undefined ? stage.last : fillTemplate(stage.next, { name: next })}`;
  }
  const exercise = exercises[step.item.exercise];
  return [exercise?.name, sideOf(step, exercise, stage), exercise?.cue].filter(Boolean).join('. ');
}

interface SignalMoment {
  step: Step | undefined;
  index: number;
  running: boolean;
  secondsSpent: number;
  signals: Signals;
  words: string;
}

const lastSeconds = 3;

/** Tells of each new step once, and ticks through its last seconds; answers what a screen reader says. */
function useSignals({ step, index, running, secondsSpent, signals, words }: SignalMoment): string {
  const told = useRef<string>(undefined);
  const ticked = useRef(0);
  const name = `${index} ${words}`;

  useEffect(() => {
    if (!running || step === undefined || told.current === name) return;
    told.current = name;
    ticked.current = 0;
    signals.begin(step.kind, words);
  });

  const left = step?.seconds === undefined ? 0 : Math.ceil(step.seconds - secondsSpent);
  useEffect(() => {
    if (running && left > 0 && left <= lastSeconds && ticked.current !== left) {
      ticked.current = left;
      signals.tick();
    }
  }, [running, left, signals]);

  return words;
}

/** Tells headset and lock screen where the session is, and does what they ask for. */
function useMediaButtons(
  media: MediaButtons | undefined,
  { title, album, running }: { title: string; album: string; running: boolean },
  actions: MediaActions,
): void {
  useEffect(() => media?.show(title, album, running), [media, title, album, running]);
  useEffect(() => media?.listen(actions));
}

/** Seconds as a clock shows them: 75 is 1:15, and less than a minute is the number alone. */
function clock(seconds: number): string {
  return seconds < 60 ? `${seconds}` : `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
