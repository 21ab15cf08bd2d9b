import { Fragment, useId } from 'react';
import { add, type BuildBlock, changeBlock, isFull } from '#src/features/training/logic/own-session.ts';
import { ownSessionLimits } from '#src/features/training/logic/own-session-limits.ts';
import { offeredItems, type SessionHint } from '#src/features/training/logic/session-hints.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { AmountField } from './AmountField.tsx';
import styles from './Builder.module.css';
import cards from './ItemCard.module.css';
import { ItemCard, type ItemCardProps } from './ItemCard.tsx';
import type { Wording } from './sessions-texts.ts';
import { UndoRow } from './UndoRow.tsx';
import type { Bench } from './use-build.ts';
import type { Shelf } from './use-builder.ts';

interface PartSectionProps {
  block: BuildBlock;
  index: number;
  bench: Bench;
  shelf: Shelf;
  wording: Wording;
  hints: readonly SessionHint[];
  /** What each card needs beside its item. */
  cardOf: (key: number) => Omit<ItemCardProps, 'item' | 'bench' | 'shelf' | 'wording'>;
  /** Whether something that is dragged would be dropped at the end. */
  isDropAtEnd: boolean;
  onAdd: () => void;
  onPutBack: () => void;
}

/** A part of a session: its exercises in their order, how often they are done, and the way to further ones. */
export function PartSection(props: PartSectionProps) {
  const { block, index, bench, shelf, wording, hints, cardOf, isDropAtEnd, onAdd, onPutBack } = props;
  const { texts } = wording;
  const { builder } = texts;
  const heading = useId();
  const part = texts.parts[block.part];
  const removedPlace = bench.removed?.spot.block === index ? bench.removed.spot.place : undefined;
  const undo = bench.removed && removedPlace !== undefined && (
    <UndoRow
      text={fillTemplate(builder.removed, { name: bench.nameOf(bench.removed.item.exercise) })}
      label={texts.undo}
      onUndo={onPutBack}
    />
  );
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{part}</h3>
      <PartOffer
        part={block.part}
        index={index}
        bench={bench}
        shelf={shelf}
        wording={wording}
        hints={hints}
      />
      <ul className={cards.items} data-drop-zone={index} data-drop-at-end={isDropAtEnd || undefined}>
        {block.items.map((item, place) => (
          <Fragment key={item.key}>
            {place === removedPlace && undo}
            <ItemCard item={item} bench={bench} shelf={shelf} wording={wording} {...cardOf(item.key)} />
          </Fragment>
        ))}
        {removedPlace === block.items.length && undo}
        {block.items.length === 0 && removedPlace === undefined && (
          <li className={styles.empty}>{builder.empty}</li>
        )}
      </ul>
      <div className={styles.partFoot}>
        {isFull(block) ? (
          <p>{builder.partFull}</p>
        ) : (
          <Button
            variant="secondary"
            name={`add-${index}`}
            aria-label={fillTemplate(builder.addTo, { part })}
            onClick={onAdd}
          >
            {builder.add}
          </Button>
        )}
        {block.items.length > 0 && <PartRounds block={block} index={index} bench={bench} wording={wording} />}
      </div>
    </section>
  );
}

type PartProps = Pick<PartSectionProps, 'index' | 'bench' | 'wording'>;

/** What an empty part could hold, ready to be put in with one tap. */
function PartOffer({
  part,
  index,
  bench,
  shelf,
  wording: { texts },
  hints,
}: PartProps & Pick<PartSectionProps, 'shelf' | 'hints'> & Pick<BuildBlock, 'part'>) {
  if (part === 'main' || !hints.includes(part)) return null;
  const items = offeredItems(part, shelf.exercises);
  const { hints: words } = texts;
  return (
    <div className={styles.offer}>
      <p>{part === 'warm-up' ? words.warmUp : words.coolDown}</p>
      <Button
        variant="secondary"
        onClick={() =>
          bench.extend(
            add(bench.build, index, items),
            index,
            items.map(({ exercise }) => exercise),
          )
        }
      >
        {part === 'warm-up' ? words.addWarmUp : words.addCoolDown}
      </Button>
    </div>
  );
}

function PartRounds({ block, index, bench, wording: { texts } }: PartProps & { block: BuildBlock }) {
  const { builder } = texts;
  const part = texts.parts[block.part];
  const field = (name: 'rounds' | 'roundRest') => ({
    name: `${name}-${index}`,
    label: builder[name],
    labelFirst: true,
    what: `${part}, ${builder[name]}`,
    amount: block[name],
    bench,
    texts,
    onAmount: (amount: number) =>
      bench.change(
        changeBlock(bench.build, index, { [name]: amount }),
        `${part}, ${builder[name]}`,
        `${amount}`,
      ),
  });
  return (
    <>
      <AmountField {...field('rounds')} limits={ownSessionLimits.rounds} unit="count" />
      {block.rounds > 1 && (
        <AmountField {...field('roundRest')} limits={ownSessionLimits.rest} unit="seconds" />
      )}
    </>
  );
}
