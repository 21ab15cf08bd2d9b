import type { ReactNode } from 'react';
import { type DayValue, greatestOf, leastOf, weekMeans } from '#src/features/health/logic/day-values.ts';
import { daysWithin, isByWeek } from '#src/features/health/logic/spans.ts';
import { Chart } from './Chart.tsx';
import { type KindProps, marksOf, say } from './kind-props.ts';
import { Curve, Dots } from './marks.tsx';
import { NoPicture, Picture } from './Picture.tsx';
import type { Place } from './place.ts';
import { type Measure, writeDate, writeUnit, writeValue } from './write-values.ts';

interface LinePictureProps extends KindProps {
  kind: 'weight' | 'waist' | 'mood' | 'pulse';
  measure: Measure;
  /** Each day with its mean, of all of the time. */
  days: readonly DayValue[];
  facts: (shown: readonly DayValue[]) => { label: string; value: string }[];
  about: readonly string[];
  /** The least height of the axis in the unit that is shown. */
  leastHeight: number;
  /** Values that always have room, in the unit of the entry. */
  edges?: readonly number[];
  lines?: readonly number[];
  /** A further column of the table. */
  column?: { label: string; cell: (row: DayValue) => string };
  /** What is drawn instead of the line through the dots. */
  curve?: (place: Place) => ReactNode;
}

/** A dot for each day or week, and a line through them. */
export function LinePicture({
  kind,
  measure,
  days,
  facts,
  about,
  leastHeight,
  edges = [],
  lines = [],
  column,
  curve,
  ...props
}: LinePictureProps) {
  const { texts, span } = props;
  const shown = daysWithin(days, span);
  const [last] = shown.slice(-1);
  if (last === undefined) return <NoPicture texts={texts} kind={kind} last={days.at(-1)?.day ?? span.to} />;
  const { rows, points } = marksOf(shown, span, weekMeans);
  const drawn = points.map(({ day, value }) => ({ day, value: measure.shown(value) }));
  const values = shown.map(({ value }) => value);
  const write = (value: number) => writeValue(value, measure, texts);
  const { columns } = texts.pictures;
  const first = isByWeek(span) ? columns.week : columns.day;
  return (
    <Picture
      texts={texts}
      kind={kind}
      facts={facts(shown)}
      about={isByWeek(span) ? [...about, texts.pictures.about.weeks] : about}
      table={{
        columns: [first, columns.average, ...(column ? [column.label] : [])],
        rows: [...rows].reverse().map((row) => ({
          key: row.day,
          cells: [writeDate(row.day, texts), write(row.value), ...(column ? [column.cell(row)] : [])],
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
        range={{
          span,
          values: [...drawn.map(({ value }) => value), ...edges.map(measure.shown)],
          leastHeight,
        }}
        lines={lines.map(measure.shown)}
      >
        {(place) => (
          <>
            {curve ? curve(place) : <Curve place={place} points={drawn} />}
            <Dots place={place} points={drawn} />
          </>
        )}
      </Chart>
    </Picture>
  );
}
