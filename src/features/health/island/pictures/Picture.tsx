import { type ReactNode, useId } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import { type DataRow, DataTable } from '#src/ui/DataTable.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Picture.module.css';
import { writeDate } from './write-values.ts';

interface PictureProps {
  texts: HealthTexts;
  kind: keyof HealthTexts['pictures']['kinds'];
  facts: readonly { label: string; value: string }[];
  /** What the marks are, in sentences. */
  about: readonly string[];
  table: { columns: readonly string[]; rows: readonly DataRow[] };
  /** What stands between picture and sentences, such as what its shapes mean. */
  legend?: ReactNode;
  /** The picture itself. */
  children: ReactNode;
}

/** One kind: its numbers, its picture, what the marks mean, and the table behind it. */
export function Picture({ texts, kind, facts, about, table, legend, children }: PictureProps) {
  const heading = useId();
  const name = texts.pictures.kinds[kind];
  const label = fillTemplate(texts.pictures.table, { kind: name });
  return (
    <section className={styles.picture} aria-labelledby={heading} data-picture={kind}>
      <h3 id={heading}>{name}</h3>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {legend}
      <div className={styles.about}>
        {about.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Folded summary={label} isScreenOnly>
        {() => <DataTable label={label} {...table} />}
      </Folded>
    </section>
  );
}

/** One kind that has values, but none in the chosen time. */
export function NoPicture({
  texts,
  kind,
  last,
}: Pick<PictureProps, 'texts' | 'kind'> & {
  /** The day of its last value. */
  last: Day;
}) {
  const heading = useId();
  return (
    <section className={styles.picture} aria-labelledby={heading} data-picture={kind}>
      <h3 id={heading}>{texts.pictures.kinds[kind]}</h3>
      <p>{fillTemplate(texts.pictures.none, { date: writeDate(last, texts) })}</p>
    </section>
  );
}
