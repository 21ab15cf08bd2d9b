import type { ReactNode } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import {
  measures,
  writeMoment,
  writeNumber,
  writePressure,
  writeUnit,
  writeValue,
} from '#src/features/health/island/pictures/write-values.ts';
import type { Reading } from '#src/features/health/logic/records.ts';
import { pressureRow, type ReportRow, reportRows } from '#src/features/health/logic/report.ts';
import type { Span } from '#src/features/health/logic/spans.ts';
import { shownIn } from '#src/features/health/logic/units.ts';
import styles from './Report.module.css';
import { Spark } from './Spark.tsx';

interface ValueTableProps {
  texts: HealthTexts;
  readings: readonly Reading[];
  span: Span;
}

interface Row {
  kind: Exclude<Reading['what'], 'note'>;
  /** Of blood sugar: when it was measured. */
  moment?: string | undefined;
  unit: string;
  /** Last, average, least, most. */
  values: readonly string[];
  count: number;
  spark: ReactNode;
}

/** What was measured: one row for each kind. */
export function ValueTable({ texts, readings, span }: ValueTableProps) {
  const { pictures, report } = texts;
  const names = [pictures.facts.last, pictures.facts.average, report.least, report.most, report.number];
  const rows = [
    ...pressureRows({ texts, readings, span }),
    ...reportRows(readings, span).map((row) => numberRow(row, { texts, span })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={report.values}>
      <table className={styles.values} aria-label={report.values}>
        <thead>
          <tr>
            {[report.kind, ...names, report.course].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, moment, unit, values, count, spark }) => (
            <tr key={`${kind} ${moment}`}>
              <th scope="row">
                {pictures.kinds[kind]}
                {moment && `, ${moment}`} <span>{unit}</span>
              </th>
              {[...values, writeNumber(count, 0, texts)].map((value, index) => (
                // On a narrow phone the heading stands above each value.
                <td key={names[index]} data-name={names[index]}>
                  {value}
                </td>
              ))}
              <td>{spark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function pressureRows({ texts, readings, span }: ValueTableProps): Row[] {
  const row = pressureRow(readings, span);
  if (row === undefined) return [];
  const { last, average, least, most, count, days } = row;
  return [
    {
      kind: 'pressure',
      unit: writeUnit('pressure', texts),
      values: [last, average, least, most].map((pressure) => writePressure(pressure, texts)),
      count,
      spark: (
        <Spark
          span={span}
          points={days.map(({ day, systolic }) => ({ day, value: systolic }))}
          lows={days.map(({ diastolic }) => diastolic)}
        />
      ),
    },
  ];
}

function numberRow(row: ReportRow, { texts, span }: Pick<ValueTableProps, 'texts' | 'span'>): Row {
  const { kind, moment, last, average, least, most, count, days } = row;
  const measure = measures()[kind];
  const write = (value: number) => {
    const number = writeNumber(measure.shown(value), measure.decimals, texts);
    // Health workers of the region use the one unit or the other.
    return kind === 'sugar' ? `${number} (${writeNumber(shownIn(value, 'mg'), 0, texts)})` : number;
  };
  const unit = writeUnit(measure.unit, texts);
  return {
    kind,
    moment: moment && writeMoment(moment, texts),
    unit: kind === 'sugar' ? `${unit} (${writeUnit('milligrams', texts)})` : unit,
    values: [last.value, average, least, most].map(write),
    count,
    spark: <Spark span={span} points={days} />,
  };
}

/** The height of a person as text. */
export const writeHeight = (centimetres: number, texts: HealthTexts): string =>
  writeValue(centimetres, measures().height, texts);
