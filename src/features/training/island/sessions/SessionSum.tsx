import { countItems } from '#src/features/training/logic/count-items.ts';
import type { SessionHint } from '#src/features/training/logic/session-hints.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Builder.module.css';
import type { Wording } from './sessions-texts.ts';
import type { Bench } from './use-build.ts';

interface SessionSumProps {
  bench: Bench;
  wording: Wording;
  hints: readonly SessionHint[];
  busy: boolean;
  onSave: () => void;
  onSaveAndStart: () => void;
}

/** What a session adds up to, which stays in view, and the buttons that save it. */
export function SessionSum({ bench, wording, hints, busy, onSave, onSaveAndStart }: SessionSumProps) {
  const { texts, numberLocales } = wording;
  const { sum } = texts;
  const { minutes, counted, strength } = bench.summary;
  const counts = [
    strength && sum.strength,
    counted > 0 && fillTemplate(sum.counted, { count: counted }, numberLocales),
  ].filter(Boolean);
  return (
    <section className={styles.sum} aria-label={sum.heading}>
      <p className={styles.total}>
        <strong data-minutes={minutes}>
          {fillTemplate(texts.minutes, { count: minutes }, numberLocales)}
        </strong>
        {' · '}
        {fillTemplate(texts.exercises, { count: countItems(bench.build) }, numberLocales)}
      </p>
      {counts.length > 0 && <p className={styles.counts}>{counts.join(' ')}</p>}
      {hints.includes('long') && <p className={styles.counts}>{texts.hints.long}</p>}
      <div className={styles.save}>
        <Button aria-disabled={busy} onClick={onSave}>
          {sum.save}
        </Button>
        <Button variant="secondary" aria-disabled={busy} onClick={onSaveAndStart}>
          {sum.saveAndStart}
        </Button>
      </div>
    </section>
  );
}
