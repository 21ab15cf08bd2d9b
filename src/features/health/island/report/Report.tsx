import { useState } from 'react';
import { printPage } from '#src/device/print.ts';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { SpanSwitch } from '#src/features/health/island/pictures/SpanSwitch.tsx';
import { writeDate } from '#src/features/health/island/pictures/write-values.ts';
import { dayAt } from '#src/features/health/logic/day-values.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import {
  isDense,
  ownWords,
  pressureRow,
  pressureTable,
  reportRows,
  wordsThatFit,
} from '#src/features/health/logic/report.ts';
import { momentsWithin, type Span, type SpanName, spanOf } from '#src/features/health/logic/spans.ts';
import { type Day, todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { PressureTable } from './PressureTable.tsx';
import styles from './Report.module.css';
import { ValueTable, writeHeight } from './ValueTable.tsx';

interface ReportProps {
  texts: HealthTexts;
  person: Kept<Person>;
  /** Of this person. */
  readings: readonly Kept<Reading>[];
}

/** A sheet for the health worker: what a person has measured in a time, on one page of paper. */
export function Report({ texts, person, readings }: ReportProps) {
  const { report } = texts;
  const today = todayOf(new Date());
  const [spanName, setSpanName] = useState<SpanName>('fourWeeks');
  const days = readings.map(({ at }) => dayAt(at)).sort();
  const span = spanOf(spanName, today, days[0]);
  const isEmpty = momentsWithin(readings, span).length === 0;
  return (
    <div className={styles.report}>
      <h2>{report.heading}</h2>
      <p>{report.introduction}</p>
      <SpanSwitch texts={texts} value={spanName} onChange={setSpanName} />
      {isEmpty ? (
        <p role="status">{report.empty}</p>
      ) : (
        <>
          <div>
            <Button onClick={printPage}>{report.print}</Button>
          </div>
          <Sheet texts={texts} person={person} readings={readings} span={span} today={today} />
        </>
      )}
    </div>
  );
}

/** Lines of own words that have room below the other parts, and beside the readings of blood pressure. */
const linesOfWords = { alone: 24, beside: 22 };

function Sheet({ texts, person, readings, span, today }: ReportProps & { span: Span; today: Day }) {
  const { report } = texts;
  const pressure = pressureTable(readings, span);
  const room = pressure.length > 0 ? linesOfWords.beside : linesOfWords.alone;
  const words = wordsThatFit(ownWords(readings, span), room);
  const date = (day: Day) => writeDate(day, texts);
  const rows = reportRows(readings, span).length + Number(pressureRow(readings, span) !== undefined);
  return (
    <article
      className={isDense(rows, pressure) ? `${styles.sheet} ${styles.dense}` : styles.sheet}
      data-report
    >
      <h3>{fillTemplate(report.title, { name: person.name })}</h3>
      <p>{fillTemplate(report.time, { from: date(span.from), to: date(span.to) })}</p>
      <PersonFacts texts={texts} person={person} />
      <ValueTable texts={texts} readings={readings} span={span} />
      <div className={styles.columns}>
        {pressure.length > 0 && <PressureTable texts={texts} days={pressure} />}
        {words.shown.length > 0 && (
          <section>
            <h4>{report.notes}</h4>
            <ul className={styles.words}>
              {words.shown.map(({ at, what, text }) => (
                <li key={`${at} ${what} ${text}`}>
                  <strong>
                    {date(dayAt(at))}
                    {what !== 'note' && `, ${texts.pictures.kinds[what]}`}
                  </strong>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            {words.left > 0 && <p>{fillTemplate(report.more, { count: words.left }, texts.numberLocales)}</p>}
          </section>
        )}
      </div>
      <footer>
        <p>{report.written}</p>
        <p>
          {fillTemplate(report.made, { date: date(today), site: `${location.host}${location.pathname}` })}
        </p>
      </footer>
    </article>
  );
}

function PersonFacts({ texts, person }: Pick<ReportProps, 'texts' | 'person'>) {
  const { report } = texts;
  const facts = [
    { label: report.born, value: person.born?.slice(0, 4) },
    { label: report.sex, value: person.sex && report.sexes[person.sex] },
    { label: report.height, value: person.centimetres && writeHeight(person.centimetres, texts) },
    {
      label: report.conditions,
      value: person.conditions?.map((condition) => report.conditionNames[condition]).join(', '),
    },
  ].filter(({ value }) => Boolean(value));
  return facts.length === 0 ? null : (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
