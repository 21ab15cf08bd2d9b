import { RowsChart } from './Rows.tsx';
import { StepNumber } from './steps.tsx';

/** A card of numbered lines that one goes through from the top; `strongFrom` counts from 0 where the last ones matter most. */
export function NumberedCard({
  lines,
  strongFrom = lines.length,
}: {
  lines: readonly string[];
  strongFrom?: number;
}) {
  return (
    <RowsChart
      rows={lines.map((plain, index) => ({
        sign: <StepNumber number={index + 1} x={0} y={0} />,
        plain,
        ground: index < strongFrom ? 'primary' : 'accent',
      }))}
    />
  );
}
