import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Weather } from './Weather.tsx';

/** Three things that can follow a birth, told apart by how long and how heavy they are. */
export const afterBirthThree = defineDrawing(
  ['blues', 'bluesWhat', 'depression', 'depressionWhat', 'psychosis', 'psychosisWhat'],
  (labels) => (
    <Weather
      stages={[
        { name: labels.blues, meaning: labels.bluesWhat },
        { name: labels.depression, meaning: labels.depressionWhat },
        { name: labels.psychosis, meaning: labels.psychosisWhat },
      ]}
    />
  ),
);
