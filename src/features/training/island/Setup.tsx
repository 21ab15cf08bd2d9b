import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasMediaButtons } from '#src/device/media-buttons.ts';
import { writeStored } from '#src/device/storage.ts';
import {
  othersOf,
  type PlayedExercises,
  type ShownBy,
  shownBy,
} from '#src/features/training/logic/library.ts';
import { beginning, type Playback } from '#src/features/training/logic/playback.ts';
import { type Step, secondsFrom } from '#src/features/training/logic/timeline.ts';
import { Button } from '#src/ui/Button.tsx';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { PlayerTexts } from './player-texts.ts';
import styles from './SessionPlayer.module.css';
import { type SignalChoice, voiceOf } from './signals.ts';
import type { Playable } from './use-library.ts';

interface SetupProps {
  texts: PlayerTexts;
  playable: Playable;
  steps: readonly Step[];
  /** Where the session was left; at its beginning where it was not begun. */
  playback: Playback;
  shown: ShownBy;
  onShown: (shown: ShownBy) => void;
  onStart: (choice: SignalChoice, from: Playback) => void;
  pageAddress: string;
  /** Where this session is put into the week. */
  weekAddress: string;
  children: ReactNode;
}

/** What stands before a session: what it is, when to stop, and how it tells when to change. */
export function Setup({
  texts,
  playable: { page, session, exercises },
  steps,
  playback,
  shown,
  onShown,
  onStart,
  pageAddress,
  weekAddress,
  children,
}: SetupProps) {
  const { setup, minutes, numberLocales } = texts;
  const [choice, setChoice] = useState<SignalChoice>({
    sounds: true,
    vibration: true,
    voice: true,
    buttons: false,
  });
  const hasVoice = useVoice(texts.tag);
  const begun = playback.step > 0 || playback.before > 0;
  const signals = [
    { name: 'sounds', label: setup.sounds },
    { name: 'vibration', label: setup.vibration },
    ...(hasVoice ? [{ name: 'voice', label: setup.voice } as const] : []),
    ...(hasMediaButtons() ? [{ name: 'buttons', label: setup.buttons } as const] : []),
  ] as const;

  useHeldDrawings(steps, exercises, shown);
  const first = steps.find((step) => step.kind === 'move');
  const pictured = first && exercises[first.item.exercise];

  const start = (from: Playback) => onStart({ ...choice, voice: choice.voice && hasVoice }, from);
  return (
    <section className={styles.setup}>
      <hgroup className={styles.name}>
        <h2>{page ?? session.name}</h2>
        {page !== undefined && page !== session.heading && <p>{session.heading}</p>}
        <p>{fillTemplate(minutes, { count: Math.ceil(secondsFrom(steps) / 60) }, numberLocales)}</p>
      </hgroup>
      {pictured && <img className={styles.picture} src={pictured.figures[shown].still} alt="" />}
      <div className={styles.start}>
        {begun && (
          <Button onClick={() => start(playback)}>
            {fillTemplate(setup.goOn, { step: `${playback.step + 1}`, steps: `${steps.length}` })}
          </Button>
        )}
        <Button variant={begun ? 'secondary' : 'primary'} onClick={() => start(beginning)}>
          {begun ? setup.again : setup.start}
        </Button>
        <a href={pageAddress}>{page === undefined ? texts.toOwn : texts.toWorkout}</a>
        <a href={weekAddress}>{texts.intoWeek}</a>
      </div>
      <ModeSwitch
        label={setup.shownBy}
        modes={shownBy.map((value) => ({ value, label: setup[value] }))}
        value={shown}
        onChange={(value) => {
          writeStored('person', value);
          onShown(value);
        }}
      />
      <fieldset className={styles.signals}>
        <legend>{setup.signals}</legend>
        {signals.map(({ name, label }) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={choice[name]}
              onChange={(event) => setChoice({ ...choice, [name]: event.target.checked })}
            />
            {label}
          </label>
        ))}
        {hasMediaButtons() && <p>{setup.buttonsHint}</p>}
        {!hasVoice && <p>{setup.noVoice}</p>}
      </fieldset>
      <div className={styles.read}>
        <h3>{setup.read}</h3>
        {children}
      </div>
    </section>
  );
}

/** Fetches every drawing while one reads and holds it, so that nothing has to come from the network later. */
function useHeldDrawings(steps: readonly Step[], exercises: PlayedExercises, shown: ShownBy): void {
  const held = useRef<HTMLImageElement[]>([]);
  useEffect(() => {
    const names = steps.flatMap((step) =>
      step.kind === 'move'
        ? [step.item.exercise, ...Object.values(othersOf(step.item, exercises))].filter(
            (id) => id !== undefined,
          )
        : [],
    );
    held.current = [...new Set(names)].flatMap((name) => {
      const exercise = exercises[name];
      return exercise ? Object.assign(new Image(), { src: figureAddress(exercise.figures[shown]) }) : [];
    });
  }, [steps, exercises, shown]);
}

/** The drawing that this reader wants: one that moves, unless the device asks for calm. */
export const figureAddress = ({ moving, still }: { moving: string; still: string }): string =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? still : moving;

/** Whether the device speaks a language; some devices know their voices only after a while. */
function useVoice(tag: string): boolean {
  const [has, setHas] = useState(() => voiceOf(tag) !== undefined);
  useEffect(() => {
    const look = () => setHas(voiceOf(tag) !== undefined);
    globalThis.speechSynthesis?.addEventListener('voiceschanged', look);
    return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', look);
  }, [tag]);
  return has;
}
