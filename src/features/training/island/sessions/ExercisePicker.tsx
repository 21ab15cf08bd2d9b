import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type ExerciseKind, exerciseKinds } from '#src/features/training/logic/exercise-kinds.ts';
import { firstDose } from '#src/features/training/logic/first-dose.ts';
import { add, isFull } from '#src/features/training/logic/own-session.ts';
import { type Pickable, pick, pickable } from '#src/features/training/logic/pick-exercises.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './ExercisePicker.module.css';
import { Picture } from './ItemCard.tsx';
import type { Wording } from './sessions-texts.ts';
import type { Bench } from './use-build.ts';
import type { Shelf } from './use-builder.ts';

interface ExercisePickerProps {
  /** The block that exercises are added to. */
  block: number;
  bench: Bench;
  shelf: Shelf;
  wording: Wording;
  onClose: () => void;
}

/** All exercises, to be searched by name and by what they train. Each tap adds one, and the list stays open. */
export function ExercisePicker({ block, bench, shelf, wording, onClose }: ExercisePickerProps) {
  const { texts, tag, numberLocales } = wording;
  const { picker, builder } = texts;
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<ExerciseKind>();
  const sought = useDeferredValue(query);
  const all = useMemo(() => pickable(shelf.exercises, tag), [shelf, tag]);
  const found = useMemo(() => pick(all, sought, kind), [all, sought, kind]);
  const part = bench.build.blocks[block];
  const count = fillTemplate(texts.exercises, { count: found.length }, numberLocales);

  const take = ({ id, exercise }: Pickable) => {
    if (!part || isFull(part)) return;
    const item = { exercise: id, ...firstDose(id, exercise, part.part) };
    bench.extend(add(bench.build, block, [item]), block, [id]);
  };
  return (
    <Dialog
      title={fillTemplate(builder.addTo, { part: bench.partOf(block) })}
      closeLabel={texts.close}
      onClose={onClose}
      foot={
        <form method="dialog" className={styles.foot}>
          <Button type="submit">{picker.done}</Button>
          <p role="status">{isFull(part) ? builder.partFull : bench.said}</p>
        </form>
      }
    >
      <TextField
        type="search"
        label={picker.search}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <KindChoice kind={kind} onKind={setKind} texts={texts} />
      <p role="status" className={styles.count}>
        {found.length > 0 ? count : picker.none}
      </p>
      <ul className={styles.results}>
        {found.map((row) => {
          const times = part?.items.filter(({ exercise }) => exercise === row.id).length ?? 0;
          return (
            <Result
              key={row.id}
              name={row.exercise.name}
              picture={shelf.pictures[row.id]}
              label={fillTemplate(picker.add, { name: row.exercise.name })}
              added={times > 0 ? fillTemplate(picker.added, { count: times }, numberLocales) : undefined}
              disabled={isFull(part)}
              onTake={() => take(row)}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}

interface KindChoiceProps {
  kind: ExerciseKind | undefined;
  onKind: (kind: ExerciseKind | undefined) => void;
  texts: Wording['texts'];
}

function KindChoice({ kind, onKind, texts }: KindChoiceProps) {
  const choices = [undefined, ...exerciseKinds];
  return (
    <fieldset className={styles.kinds} aria-label={texts.picker.kind}>
      {choices.map((choice) => (
        <button
          key={choice ?? ''}
          type="button"
          aria-pressed={choice === kind}
          onClick={() => onKind(choice === kind ? undefined : choice)}
        >
          {choice === undefined ? texts.picker.all : texts.kinds[choice]}
        </button>
      ))}
    </fieldset>
  );
}

interface ResultProps {
  name: string;
  picture: string | undefined;
  label: string;
  /** How often the part has it already, in words. */
  added: string | undefined;
  disabled: boolean;
  onTake: () => void;
}

function Result({ name, picture, label, added, disabled, onTake }: ResultProps) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.result}
        aria-label={label}
        aria-describedby={added && id}
        aria-disabled={disabled}
        onClick={onTake}
      >
        <Picture address={picture} />
        <span>
          {name}
          {added && (
            <small id={id} className={styles.added}>
              {added}
            </small>
          )}
        </span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
}
