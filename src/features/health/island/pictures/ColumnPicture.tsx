import {
  type DayValue,
  greatestOf,
  leastOf,
  meanOf,
  weekMeans,
} from '#src/features/health/logic/day-values.ts';
import { daysWithin, isByWeek } from '#src/features/health/logic/spans.ts';
import { Chart } from './Chart.tsx';
import { type KindProps, say } from './kind-props.ts';
import { Columns } from './marks.tsx';
import { NoPicture, Picture } from './Picture.tsx';
import { type Measure, writeDate, writeUnit, writeValue } from './write-values.ts';

interface ColumnPictureProps extends KindProps {
  kind: 'water' | 'sleep' | 'moved';
  measure: Measure;
  /** What each day comes to, or each week by its Monday. */
  days: readonly DayValue[];
  /** Whether each of them is a week already. */
  areWeeks?: boolean;
  labels: { last: string; average: string };
  about: readonly string[];
  /** In the unit that is shown, as lines and band are. */
  leastHeight: number;
  lines?: readonly number[];
  band?: { from: number; to: number } | undefined;
}

const daysOfWeek = 7;

/** A column for each day or week. */
export function ColumnPicture({
  kind,
  measure,
  days,
  areWeeks = false,
  labels,
  about,
  leastHeight,
  lines,
  band,
  ...props
}: ColumnPictureProps) {
  const { texts, span } = props;
  const shown = daysWithin(days, span);
  const [last] = shown.slice(-1);
  if (last === undefined) return <NoPicture texts={texts} kind={kind} last={days.at(-1)?.day ?? span.to} />;
  const isJoined = isByWeek(span) && !areWeeks;
  const columnsOfDays = isByWeek(span) || areWeeks ? daysOfWeek : 1;
  const rows = isJoined ? weekMeans(shown) : shown;
  const drawn = rows.map((row) => ({ ...row, value: measure.shown(row.value) }));
  const values = shown.map(({ value }) => value);
  // The week that still runs would pull the average down.
  const averaged = areWeeks && values.length > 1 ? values.slice(0, -1) : values;
  const write = (value: number) => writeValue(value, measure, texts);
  const { columns } = texts.pictures;
  return (
    <Picture
      texts={texts}
      kind={kind}
      facts={[
        { label: labels.last, value: write(last.value) },
        { label: labels.average, value: write(meanOf(averaged)) },
      ]}
      about={isJoined ? [...about, texts.pictures.about.weeks] : about}
      table={{
        columns: [
          columnsOfDays === 1 ? columns.day : columns.week,
          isJoined ? columns.average : columns.value,
        ],
        rows: [...rows].reverse().map(({ day, value }) => ({
          key: day,
          cells: [writeDate(day, texts), write(value)],
        })),
      }}
    >
      <Chart
        texts={texts}
        label={say(props, {
          kind,
          least: write(leastOf(values)),
          most: write(greatestOf(values)),
          last: write(last.value),
        })}
        unit={writeUnit(measure.unit, texts)}
        range={{ span, values: drawn.map(({ value }) => value), fromZero: true, leastHeight }}
        {...(lines && { lines })}
        band={band}
      >
        {(place) => <Columns place={place} points={drawn} days={columnsOfDays} />}
      </Chart>
    </Picture>
  );
}
