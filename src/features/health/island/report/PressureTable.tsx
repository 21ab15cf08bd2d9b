import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { writePressure, writeShortDate } from '#src/features/health/island/pictures/write-values.ts';
import {
  meanPressure,
  type Pressure,
  pressureDays,
  pressureOverall,
} from '#src/features/health/logic/averages.ts';
import type { PressureTableDay } from '#src/features/health/logic/report.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Report.module.css';

interface PressureTableProps {
  texts: HealthTexts;
  days: readonly PressureTableDay[];
}

/** More readings than these, of one half of a day, would take the sheet beyond its page. */
const mostInCell = 4;

/** Every reading of blood pressure of two weeks, morning and later hours apart, with their averages. */
export function PressureTable({ texts, days }: PressureTableProps) {
  const { columns, facts } = texts.pictures;
  const overall = pressureOverall(pressureDays(days.flatMap(({ morning, later }) => [...morning, ...later])));
  const write = (pressures: readonly Pressure[]) => {
    const mean = meanPressure(pressures);
    if (mean === undefined) return '–';
    if (pressures.length <= mostInCell) {
      return pressures.map((pressure) => writePressure(pressure, texts)).join(', ');
    }
    const values = { pressure: writePressure(mean, texts), count: pressures.length };
    return fillTemplate(texts.report.averageOf, values, texts.numberLocales);
  };
  const writeMean = (mean: Pressure | undefined) => write(mean ? [mean] : []);
  return (
    <section>
      <h4>{texts.report.pressure}</h4>
      <table className={styles.pressure} aria-label={texts.report.pressure}>
        <thead>
          <tr>
            {[columns.day, facts.morning, facts.later].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, morning, later }) => (
            <tr key={day}>
              <th scope="row">{writeShortDate(day, texts)}</th>
              <td>{write(morning)}</td>
              <td>{write(later)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{facts.average}</th>
            <td>{writeMean(overall?.morning)}</td>
            <td>{writeMean(overall?.later)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
