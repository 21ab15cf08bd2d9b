import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { Card } from '#src/ui/Card.tsx';

/** What helps to begin. */
export function EmptyDiary({ texts: { list } }: { texts: HealthTexts }) {
  const { heading, text, weight, pressure, mood } = list.empty;
  return (
    <Card>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul>
        {[weight, pressure, mood].map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </Card>
  );
}
