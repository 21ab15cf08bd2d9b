import { dayMeans } from '#src/features/health/logic/day-values.ts';
import { daysWithin } from '#src/features/health/logic/spans.ts';
import { valuesOf } from '#src/features/health/logic/timed-values.ts';
import { trendOf, weeklyChange } from '#src/features/health/logic/weight-trend.ts';
import { addDays } from '#src/features/training/logic/days.ts';
import type { KindProps } from './kind-props.ts';
import { LinePicture } from './LinePicture.tsx';
import { Curve } from './marks.tsx';
import { measures, writeChange, writeValue } from './write-values.ts';

/** Kilograms, or pounds: less than this is not drawn over the whole height. */
const leastHeight = 4;

/** The weight of each day, and its trend. */
export function WeightPicture(props: KindProps) {
  const { texts, readings, span } = props;
  const { facts, columns, about } = texts.pictures;
  const measure = measures().weight;
  const days = dayMeans(valuesOf('weight', readings));
  const trend = trendOf(days);
  const change = weeklyChange(trend);
  const line = daysWithin(trend, span).map((point) => ({
    day: point.day,
    value: measure.shown(point.trend),
  }));
  const write = (value: number) => writeValue(value, measure, texts);
  // Of a week the trend is that of its last day with a weight.
  const trendAt = (day: string) => trend.filter((point) => point.day <= addDays(day, 6)).at(-1)?.trend;
  const onDay = new Map(trend.map((point) => [point.day, point.trend]));
  return (
    <LinePicture
      {...props}
      kind="weight"
      measure={measure}
      days={days}
      facts={(shown) => [
        { label: facts.last, value: write(shown.at(-1)?.value ?? Number.NaN) },
        ...(line.length > 1 ? [{ label: facts.trend, value: write(trend.at(-1)?.trend ?? Number.NaN) }] : []),
        ...(change === undefined
          ? []
          : [{ label: facts.change, value: writeChange(change, measure, texts) }]),
      ]}
      about={[about.weight]}
      leastHeight={leastHeight}
      column={{
        label: columns.trend,
        cell: ({ day }) => write(onDay.get(day) ?? trendAt(day) ?? Number.NaN),
      }}
      curve={(place) => <Curve place={place} points={line} />}
    />
  );
}
