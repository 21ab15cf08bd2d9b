import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { csvColumns } from '#src/features/health/logic/csv.ts';
import { csvKinds } from '#src/features/health/logic/csv-values.ts';
import { sugarMoments } from '#src/features/health/logic/sugar-moments.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './CsvSection.module.css';

/** How a table must look that is brought in; its names are English in every language. */
export function CsvRules({ texts: { csv } }: { texts: HealthTexts }) {
  const { rules } = csv;
  const sentences = [
    fillTemplate(rules.columns, { columns: csvColumns.join(', ') }),
    fillTemplate(rules.kinds, { kinds: csvKinds.join(', ') }),
    rules.second,
    fillTemplate(rules.moments, { moments: sugarMoments.join(', ') }),
    rules.dates,
  ];
  return (
    <details className={styles.rules}>
      <summary>{csv.form}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
