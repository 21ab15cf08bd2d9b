import type { Day } from '#src/features/training/logic/days.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { type Placed, withoutRest } from '#src/features/training/logic/week.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type WeekTexts, weekdayName, writeMuscles } from './week-texts.ts';

interface WeekHintsProps {
  placements: readonly Kept<Placement>[];
  /** Any day of the week. */
  day: Day;
  nameOf: (placed: Placed) => string;
  texts: WeekTexts;
}

/** Where the week leaves muscles without rest; nothing where it does not. */
export function WeekHints({ placements, day, nameOf, texts }: WeekHintsProps) {
  const pairs = withoutRest(placements, day);
  if (pairs.length === 0) return null;
  return (
    <Notice>
      <h2>{texts.hints.heading}</h2>
      <ul>
        {pairs.map(({ first, second, muscles }) => (
          <li key={`${first.placement.id} ${first.day} ${second.placement.id}`}>
            {fillTemplate(texts.hints.pair, {
              first: nameOf(first),
              firstDay: weekdayName(first.day, texts),
              second: nameOf(second),
              secondDay: weekdayName(second.day, texts),
              muscles: writeMuscles(muscles, texts),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
