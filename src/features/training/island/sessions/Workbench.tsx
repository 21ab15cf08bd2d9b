import { useState } from 'react';
import { stepFrom } from '#src/features/training/logic/own-session.ts';
import { ownSessionLimits } from '#src/features/training/logic/own-session-limits.ts';
import { hintsFor } from '#src/features/training/logic/session-hints.ts';
import { Button } from '#src/ui/Button.tsx';
import type { DropPlace } from '#src/ui/drop-place.ts';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { useDrag } from '#src/ui/use-drag.ts';
import styles from './Builder.module.css';
import type { Begun } from './Builder.tsx';
import { ExercisePicker } from './ExercisePicker.tsx';
import { PartSection } from './PartSection.tsx';
import { playerAddress } from './SessionCard.tsx';
import { SessionSum } from './SessionSum.tsx';
import { saveSession } from './save-session.ts';
import type { Wording } from './sessions-texts.ts';
import { type Bench, keptOf, problemsOf, useBuild } from './use-build.ts';
import type { Shelf } from './use-builder.ts';
import { closeBuilder } from './use-builder-place.ts';
import { useLaterFocus } from './use-later-focus.ts';

interface WorkbenchProps {
  begun: Begun;
  shelf: Shelf;
  /** Address of the player, without a session. */
  player: string;
  wording: Wording;
  onSaved: (name: string) => void;
}

/** Where a session is put together: its name, its parts, and what it adds up to. */
export function Workbench({ begun, shelf, player, wording, onSaved }: WorkbenchProps) {
  const { texts } = wording;
  const { builder } = texts;
  const bench = useBuild(begun, shelf, wording);
  const { build } = bench;
  const { root, focusLater } = useLaterFocus<HTMLDivElement>();
  const [open, setOpen] = useState<number>();
  // The block that exercises are being added to.
  const [adding, setAdding] = useState<number>();
  const saving = useSaving({ bench, begun, shelf, player, wording, onSaved });
  const { drag, handleOf } = useDrag((item, place) => bench.moveTo(Number(item), spotOfDrop(bench, place)));
  const hints = hintsFor(build, shelf.exercises, bench.summary.minutes);

  const cardOf = (key: number) => ({
    isOpen: open === key,
    isBelowDrop: drag?.place?.before === `${key}`,
    isDragged: drag?.item === `${key}`,
    handle: handleOf(`${key}`),
    onOpen: (opened: boolean) => setOpen(opened ? key : undefined),
    onMove: (direction: 'up' | 'down') => {
      bench.moveTo(key, stepFrom(build, key, direction));
      focusLater(`${direction}-${key}`, `${direction === 'up' ? 'down' : 'up'}-${key}`);
    },
  });
  const select = (name: string) => {
    const [field, key] = name.split('-');
    if (field === 'rest') setOpen(Number(key));
    // A summary is no change of the build: the field may be there already, and nothing is rendered.
    focusLater(name);
    saving.look();
  };
  return (
    <div ref={root} className={styles.bench}>
      <div className={styles.top}>
        <div>
          <Button variant="quiet" onClick={closeBuilder}>
            {builder.back}
          </Button>
        </div>
        <FocusedHeading>{begun.kept ? builder.change : builder.new}</FocusedHeading>
        {saving.problems.length > 0 && (
          <ErrorSummary
            key={saving.tries}
            title={texts.errors.title}
            items={saving.problems}
            onSelect={select}
          />
        )}
        <TextField
          name="name"
          label={builder.name}
          hint={builder.nameHint}
          error={
            build.name.trim() === '' ? saving.problems.find(({ name }) => name === 'name')?.text : undefined
          }
          autoComplete="off"
          maxLength={ownSessionLimits.name}
          required
          value={build.name}
          onChange={({ target }) => bench.rename(target.value)}
        />
      </div>
      <div className={styles.parts}>
        {build.blocks.map((block, index) => (
          <PartSection
            key={index}
            block={block}
            index={index}
            bench={bench}
            shelf={shelf}
            wording={wording}
            hints={hints}
            cardOf={cardOf}
            isDropAtEnd={drag?.place?.zone === `${index}` && drag.place.before === undefined}
            onAdd={() => setAdding(index)}
            onPutBack={() => focusLater(`settings-${bench.putBack()}`)}
          />
        ))}
      </div>
      <SessionSum
        bench={bench}
        wording={wording}
        hints={hints}
        busy={saving.busy}
        onSave={() => saving.save(false)}
        onSaveAndStart={() => saving.save(true)}
      />
      {/* In the dialog, where nothing outside of it is heard, the message stands a second time. */}
      <p role="status" className={styles.heard}>
        {adding === undefined && bench.said}
      </p>
      {adding !== undefined && (
        <ExercisePicker
          block={adding}
          bench={bench}
          shelf={shelf}
          wording={wording}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}

/** Where an item that is let go belongs, as a place before the move. */
function spotOfDrop({ build }: Bench, { zone, before }: DropPlace) {
  const block = Number(zone);
  const items = build.blocks[block]?.items ?? [];
  const place = items.findIndex(({ key }) => `${key}` === before);
  return { block, place: place < 0 ? items.length : place };
}

/** Saving a session: what is in the way of it, and where it leads. */
function useSaving({ bench, begun, shelf, player, wording, onSaved }: WorkbenchProps & { bench: Bench }) {
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>([]);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [, look] = useState(0);

  const save = async (start: boolean) => {
    if (busy) return;
    const found = problemsOf(bench, shelf, wording.texts);
    setProblems(found);
    setTries(tries + 1);
    if (found.length > 0) return;
    setBusy(true);
    const kept = keptOf(bench.build, bench.summary, shelf);
    const { id, written } = await saveSession(kept, begun.id);
    if (start && written) location.assign(playerAddress(player, id));
    else onSaved(kept.name);
  };
  return { problems, tries, busy, save, look: () => look((times) => times + 1) };
}
