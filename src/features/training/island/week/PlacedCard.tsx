import { useEffect, useRef } from 'react';
import { sessionQuery } from '#src/features/training/logic/library.ts';
import { minutesOf, type Placed } from '#src/features/training/logic/week.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import type { useDrag } from '#src/ui/use-drag.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './PlacedCard.module.css';
import { type WeekTexts, writeDate } from './week-texts.ts';

type HandleProps = ReturnType<ReturnType<typeof useDrag>['handleOf']>;

interface PlacedCardProps {
  placed: Placed;
  name: string;
  /** Whether the log has this session on this day. */
  isDone: boolean;
  texts: WeekTexts;
  /** Address of the player. */
  player: string;
  /** Names the card among all that can be dragged. */
  dragKey: string;
  isDragged: boolean;
  /** What makes the handle take hold of the card. */
  handle: HandleProps;
  /** Whether the handle takes the focus, because the session has just been moved by it. */
  focused: boolean;
  onMoveBy: (days: number) => void;
  onChange: () => void;
}

const daysOfKey: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
};

/** A session on its day: when and how long, the way to start it, and a handle that moves it. */
export function PlacedCard(props: PlacedCardProps) {
  const { placed, name, isDone, texts, player, dragKey, isDragged, focused, onMoveBy, onChange } = props;
  const { placement, day } = placed;
  const { time, weekly, extra } = placement;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  const notes = [
    fillTemplate(texts.minutes, { count: minutesOf(placement) }, texts.numberLocales),
    ...(extra > 0 ? [fillTemplate(texts.steps, { count: extra }, texts.numberLocales)] : []),
    ...(extra < 0 ? [fillTemplate(texts.stepsBack, { count: -extra }, texts.numberLocales)] : []),
    ...(weekly ? [texts.weekly] : []),
  ];
  const forward = () => (document.dir === 'rtl' ? -1 : 1);
  return (
    <li
      className={styles.card}
      data-done={isDone || undefined}
      data-dragged={isDragged || undefined}
      data-drag-item={dragKey}
    >
      <button
        ref={button}
        type="button"
        className={styles.handle}
        aria-label={fillTemplate(texts.move, { name, day: writeDate(day, texts) })}
        {...props.handle}
        onKeyDown={(event) => {
          const sideways = { ArrowLeft: -forward(), ArrowRight: forward() }[event.key];
          const days = daysOfKey[event.key] ?? sideways;
          if (days === undefined) return;
          event.preventDefault();
          onMoveBy(days);
        }}
      >
        <span aria-hidden="true" />
      </button>
      <div className={styles.words}>
        <p className={styles.time}>
          {time}
          {isDone && <strong className={styles.done}> ✓ {texts.done}</strong>}
        </p>
        <h4>{name}</h4>
        <p className={styles.notes}>{notes.join(' · ')}</p>
        <p className={styles.actions} data-screen-only>
          <ButtonLink
            variant="quiet"
            href={player + sessionQuery(placement)}
            aria-label={fillTemplate(texts.startOf, { name })}
          >
            {texts.start}
          </ButtonLink>
          <Button
            variant="quiet"
            onClick={onChange}
            aria-label={fillTemplate(texts.changeOf, { name, day: writeDate(day, texts) })}
          >
            {texts.change}
          </Button>
        </p>
      </div>
    </li>
  );
}
