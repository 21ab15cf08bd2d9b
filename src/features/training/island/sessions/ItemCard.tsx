import { type ComponentProps, useId } from 'react';
import { type BuildItem, changeItem, stepFrom } from '#src/features/training/logic/own-session.ts';
import { ownSessionLimits } from '#src/features/training/logic/own-session-limits.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { AmountField } from './AmountField.tsx';
import styles from './ItemCard.module.css';
import type { Wording } from './sessions-texts.ts';
import type { Bench } from './use-build.ts';
import type { Shelf } from './use-builder.ts';

export interface ItemCardProps {
  item: BuildItem;
  bench: Bench;
  shelf: Shelf;
  wording: Wording;
  isOpen: boolean;
  /** Where something that is dragged would be dropped. */
  isBelowDrop: boolean;
  isDragged: boolean;
  handle: ComponentProps<'span'>;
  onOpen: (open: boolean) => void;
  onMove: (direction: 'up' | 'down') => void;
}

/** One exercise of a session: what it is, how much of it, and behind a button the rest of what can be changed. */
export function ItemCard(props: ItemCardProps) {
  const { item, bench, shelf, wording, isOpen, isBelowDrop, isDragged, handle, onOpen } = props;
  const { texts, numberLocales } = wording;
  const { builder } = texts;
  const id = useId();
  const known = shelf.exercises[item.exercise];
  const name = bench.nameOf(item.exercise);
  const restWords = fillTemplate(texts.restAfter, { count: item.rest }, numberLocales);
  const told = `${known?.time.perSide ? ` ${builder.eachSide}` : ''}${item.rest > 0 ? `, ${restWords}` : ''}`;
  return (
    <li
      className={styles.item}
      data-drag-item={item.key}
      data-below-drop={isBelowDrop || undefined}
      data-dragged={isDragged || undefined}
    >
      <span className={styles.handle} aria-hidden="true" {...handle}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M8 5h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 16h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </span>
      <Picture address={shelf.pictures[item.exercise]} />
      <h4 className={styles.name}>{name}</h4>
      {known ? (
        <div className={styles.dose}>
          <DoseField {...props} name={name} told={told} />
        </div>
      ) : (
        <p className={styles.lost}>{builder.lost}</p>
      )}
      <button
        type="button"
        name={`settings-${item.key}`}
        className={styles.settings}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={fillTemplate(texts.actionOf, { action: builder.settings, name })}
        onClick={() => onOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <ItemPanel {...props} name={name} />
      </div>
    </li>
  );
}

/** The small drawing of an exercise: its name stands beside it. */
export function Picture({ address }: { address: string | undefined }) {
  return (
    <span className={styles.picture}>
      {address && <img src={address} alt="" width={72} height={54} decoding="async" draggable={false} />}
    </span>
  );
}

interface DoseFieldProps extends ItemCardProps {
  name: string;
  /** What else is to be known of how much of it is done. */
  told: string;
}

function DoseField({ item, bench, wording: { texts }, name, told }: DoseFieldProps) {
  const { builder } = texts;
  const isCounted = item.repetitions !== undefined;
  const label = isCounted ? builder.times : builder.seconds;
  const what = `${name}, ${label}`;
  return (
    <AmountField
      name={`dose-${item.key}`}
      label={label + told}
      what={what}
      amount={item.repetitions ?? item.seconds ?? 0}
      limits={isCounted ? ownSessionLimits.repetitions : ownSessionLimits.seconds}
      unit={isCounted ? 'count' : 'seconds'}
      bench={bench}
      texts={texts}
      onAmount={(amount) =>
        bench.change(
          changeItem(bench.build, item.key, isCounted ? { repetitions: amount } : { seconds: amount }),
          what,
          `${amount}`,
        )
      }
    />
  );
}

const secondsForTimes = 30;
const timesForSeconds = 10;

function ItemPanel(props: ItemCardProps & { name: string }) {
  const { item, bench, shelf, wording, name, onMove } = props;
  const { texts } = wording;
  const { builder } = texts;
  const { key } = item;
  const what = `${name}, ${builder.rest}`;
  const countIn = (unit: string) => {
    bench.setFault(`dose-${key}`, undefined);
    const isCounted = unit === 'times';
    const dose = isCounted
      ? { repetitions: timesForSeconds, seconds: undefined }
      : { repetitions: undefined, seconds: secondsForTimes };
    const label = isCounted ? builder.times : builder.seconds;
    bench.change(
      changeItem(bench.build, key, dose),
      `${name}, ${label}`,
      `${dose.repetitions ?? dose.seconds}`,
    );
  };
  return (
    <>
      {shelf.exercises[item.exercise]?.measure === 'repetitions' && (
        <Field label={builder.countIn}>
          {(control) => (
            <select
              {...control}
              aria-label={`${name}, ${builder.countIn}`}
              value={item.repetitions === undefined ? 'seconds' : 'times'}
              onChange={({ target }) => countIn(target.value)}
            >
              <option value="times">{builder.times}</option>
              <option value="seconds">{builder.seconds}</option>
            </select>
          )}
        </Field>
      )}
      <AmountField
        name={`rest-${key}`}
        label={builder.rest}
        what={what}
        amount={item.rest}
        limits={ownSessionLimits.rest}
        unit="seconds"
        bench={bench}
        texts={texts}
        onAmount={(rest) => bench.change(changeItem(bench.build, key, { rest }), what, `${rest}`)}
      />
      <div className={styles.moves}>
        {(['up', 'down'] as const).map((direction) => (
          <Button
            key={direction}
            variant="secondary"
            name={`${direction}-${key}`}
            aria-label={fillTemplate(texts.actionOf, { action: builder[direction], name })}
            disabled={stepFrom(bench.build, key, direction) === undefined}
            onClick={() => onMove(direction)}
          >
            {builder[direction]}
          </Button>
        ))}
        <Button
          variant="quiet"
          aria-label={fillTemplate(texts.actionOf, { action: builder.remove, name })}
          onClick={() => bench.takeOut(key)}
        >
          {builder.remove}
        </Button>
      </div>
    </>
  );
}
