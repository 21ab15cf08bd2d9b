import { symbol } from 'd3-shape';
import { sugarByMoment } from '#src/features/health/logic/averages.ts';
import {
  type DayValue,
  dayAt,
  dayMeans,
  greatestOf,
  leastOf,
  weekMeans,
} from '#src/features/health/logic/day-values.ts';
import type { SugarMoment } from '#src/features/health/logic/report.ts';
import { isByWeek, momentsWithin } from '#src/features/health/logic/spans.ts';
import { sugarMoments } from '#src/features/health/logic/sugar-moments.ts';
import { readingsOfKind } from '#src/features/health/logic/timed-values.ts';
import { shownIn } from '#src/features/health/logic/units.ts';
import { Chart } from './Chart.tsx';
import { type KindProps, marksOf, say } from './kind-props.ts';
import { Signs } from './marks.tsx';
import styles from './Picture.module.css';
import { NoPicture, Picture } from './Picture.tsx';
import { shapes } from './shapes.ts';
import { measures, writeDate, writeMoment, writeNumber, writeSugar, writeUnit } from './write-values.ts';

/** Blood sugar: a sign for each value, whose shape tells when it was measured. */
export function SugarPicture(props: KindProps) {
  const { texts, readings, span } = props;
  const all = readingsOfKind('sugar', readings);
  const shown = [...momentsWithin(all, span)].sort((one, other) => (one.at < other.at ? -1 : 1));
  const [last] = shown.slice(-1);
  if (last === undefined) {
    const days = all.map(({ at }) => dayAt(at)).sort();
    return <NoPicture texts={texts} kind="sugar" last={days.at(-1) ?? span.to} />;
  }
  const { sugar, sugarInMilligrams } = measures();
  const means = sugarByMoment(shown, sugarMoments);
  const series = means.map(({ moment }) => {
    const own = shown.filter((reading) => reading.moment === moment);
    const days = dayMeans(own.map(({ at, millimoles }) => ({ at, value: millimoles })));
    return { moment, ...marksOf(days, span, weekMeans) };
  });
  const values = shown.map(({ millimoles }) => millimoles);
  const { about } = texts.pictures;
  return (
    <Picture
      texts={texts}
      kind="sugar"
      facts={means.map(({ moment, mean }) => ({
        label: writeMoment(moment, texts),
        value: writeSugar(mean, texts),
      }))}
      about={[about.sugar, ...(isByWeek(span) ? [about.weeks] : [])]}
      table={tableOf(props, series)}
      legend={<Legend names={means.map(({ moment }) => ({ moment, name: writeMoment(moment, texts) }))} />}
    >
      <Chart
        texts={texts}
        label={say(props, {
          kind: 'sugar',
          least: writeSugar(leastOf(values), texts),
          most: writeSugar(greatestOf(values), texts),
          last: writeSugar(last.millimoles, texts),
        })}
        unit={writeUnit(sugar.unit, texts)}
        range={{
          span,
          values: series.flatMap(({ points }) => points.map(({ value }) => value)),
          leastHeight: 4,
        }}
        second={{
          unit: writeUnit(sugarInMilligrams.unit, texts),
          write: (value) => writeNumber(shownIn(value, 'mg'), 0, texts),
        }}
      >
        {(place) =>
          series.map(({ moment, points }) => (
            <Signs key={moment} place={place} points={points} sort={sugarMoments.indexOf(moment)} />
          ))
        }
      </Chart>
    </Picture>
  );
}

function Legend({ names }: { names: readonly { moment: SugarMoment; name: string }[] }) {
  return (
    <ul className={styles.legend}>
      {names.map(({ moment, name }) => (
        <li key={moment}>
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path d={symbol(shapes[sugarMoments.indexOf(moment)], 90)() ?? ''} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function tableOf(
  { texts, span }: KindProps,
  series: readonly { moment: SugarMoment; rows: readonly DayValue[] }[],
) {
  const { columns } = texts.pictures;
  const days = [...new Set(series.flatMap(({ rows }) => rows.map(({ day }) => day)))].sort().reverse();
  const byDay = series.map(({ rows }) => new Map(rows.map(({ day, value }) => [day, value])));
  return {
    columns: [
      isByWeek(span) ? columns.week : columns.day,
      ...series.map(({ moment }) => writeMoment(moment, texts)),
    ],
    rows: days.map((day) => ({
      key: day,
      cells: [
        writeDate(day, texts),
        ...byDay.map((values) => {
          const value = values.get(day);
          return value === undefined ? '–' : writeSugar(value, texts);
        }),
      ],
    })),
  };
}
