import { pressureLines } from '#src/features/health/logic/advised.ts';
import {
  type Pressure,
  type PressureMean,
  pressureDays,
  pressureOverall,
  pressureWeeks,
} from '#src/features/health/logic/averages.ts';
import { greatestOf, leastOf } from '#src/features/health/logic/day-values.ts';
import { daysWithin, isByWeek } from '#src/features/health/logic/spans.ts';
import { readingsOfKind } from '#src/features/health/logic/timed-values.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { Chart } from './Chart.tsx';
import { type KindProps, marksOf, say } from './kind-props.ts';
import { RangeBars } from './marks.tsx';
import { NoPicture, Picture } from './Picture.tsx';
import { measures, writeDate, writeNumber, writePressure, writeUnit } from './write-values.ts';

/** Blood pressure: a bar for each day from the second number to the first, with the lines of what is high. */
export function PressurePicture(props: KindProps) {
  const { texts, person, readings, span, today } = props;
  const { unit } = measures().pressure;
  const days = pressureDays(readingsOfKind('pressure', readings));
  const shown = daysWithin(days, span);
  const overall = pressureOverall(shown);
  const [last] = shown.slice(-1);
  if (last === undefined || overall === undefined) {
    return <NoPicture texts={texts} kind="pressure" last={days.at(-1)?.day ?? span.to} />;
  }
  const { rows, points } = marksOf(shown, span, pressureWeeks);
  const lines = pressureLines(person, today);
  const bars = points.map(({ systolic, diastolic, ...bar }) => ({ ...bar, low: diastolic, high: systolic }));
  const values = bars.flatMap(({ low, high }) => [low, high]);
  const both = (join: (numbers: readonly number[]) => number) =>
    writePressure(
      {
        systolic: join(shown.map(({ systolic }) => systolic)),
        diastolic: join(shown.map(({ diastolic }) => diastolic)),
      },
      texts,
    );
  return (
    <Picture
      texts={texts}
      kind="pressure"
      facts={factsOf(props, overall)}
      about={sentences(props, lines, rows)}
      table={tableOf(props, rows)}
    >
      <Chart
        texts={texts}
        label={say(props, {
          kind: 'pressure',
          least: both(leastOf),
          most: both(greatestOf),
          last: writePressure(last, texts),
        })}
        unit={writeUnit(unit, texts)}
        range={{ span, values, leastHeight: 80 }}
        lines={
          lines === undefined
            ? []
            : lines.kind === 'goal'
              ? [lines.systolic]
              : [lines.systolic, lines.diastolic]
        }
      >
        {(place) => <RangeBars place={place} bars={bars} />}
      </Chart>
    </Picture>
  );
}

function factsOf({ texts }: KindProps, overall: NonNullable<ReturnType<typeof pressureOverall>>) {
  const { facts } = texts.pictures;
  return [
    { label: facts.average, pressure: overall.all },
    { label: facts.morning, pressure: overall.morning },
    { label: facts.later, pressure: overall.later },
  ].flatMap(({ label, pressure }) =>
    pressure === undefined ? [] : [{ label, value: writePressure(pressure, texts) }],
  );
}

function sentences(
  { texts, span }: KindProps,
  lines: ReturnType<typeof pressureLines>,
  rows: readonly PressureMean[],
): string[] {
  const { about } = texts.pictures;
  const number = (value: number) => writeNumber(value, 0, texts);
  return [
    about.pressure,
    ...(rows.some(({ isFew }) => isFew) ? [about.few] : []),
    ...(lines?.kind === 'goal' ? [fillTemplate(about.goal, { systolic: number(lines.systolic) })] : []),
    ...(lines?.kind === 'high'
      ? [
          fillTemplate(about.high, {
            systolic: number(lines.systolic),
            diastolic: number(lines.diastolic),
          }),
        ]
      : []),
    ...(isByWeek(span) ? [about.weeks] : []),
  ];
}

function tableOf({ texts, span }: KindProps, rows: readonly PressureMean[]) {
  const { columns, few } = texts.pictures;
  const write = (pressure: Pressure | undefined) => (pressure ? writePressure(pressure, texts) : '–');
  return {
    columns: [
      isByWeek(span) ? columns.week : columns.day,
      columns.average,
      columns.morning,
      columns.later,
      columns.readings,
    ],
    rows: [...rows].reverse().map(({ day, morning, later, count, isFew, ...mean }) => {
      const number = writeNumber(count, 0, texts);
      return {
        key: day,
        cells: [
          writeDate(day, texts),
          write(mean),
          write(morning),
          write(later),
          isFew && !isByWeek(span) ? fillTemplate(few, { count: number }) : number,
        ],
      };
    }),
  };
}
