import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import type { Work } from './use-menu.ts';

interface MenuNewsProps {
  texts: MealsTexts;
  isWorking: boolean;
  /** What is worked out; undefined also while the dishes are still on their way. */
  work: Work;
  /** Days of the menu that is made. */
  days: number;
  /** What was done last. */
  said: string | undefined;
  /** Takes it back, where that is possible. */
  onUndo: (() => void) | undefined;
  hasFailed: boolean;
}

/** What is happening to the menu, and what was done to it last. */
export function MenuNews({ texts, isWorking, work, days, said, onUndo, hasFailed }: MenuNewsProps) {
  const { menu: words } = texts;
  return (
    <>
      <div role="status" className={styles.news} data-screen-only>
        {isWorking ? <p>{workText(texts, work, days)}</p> : said && <p>{said}</p>}
      </div>
      {!isWorking && onUndo && (
        <Button variant="quiet" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      {hasFailed && <p role="alert">{words.failed}</p>}
    </>
  );
}

function workText({ menu: words, numberLocales }: MealsTexts, work: Work, days: number): string {
  if (work?.what === 'alternatives') return words.ranking;
  return fillTemplate(words.working, {
    done: formatDecimal(work?.done ?? 0, numberLocales),
    days: formatDecimal(days, numberLocales),
  });
}
