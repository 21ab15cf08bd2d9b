import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { csvColumns } from '#src/features/health/logic/csv.ts';
import { csvKinds } from '#src/features/health/logic/csv-values.ts';
import { sugarMoments } from '#src/features/health/logic/sugar-moments.ts';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';

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
    <Folded summary={csv.form}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Folded>
  );
}
