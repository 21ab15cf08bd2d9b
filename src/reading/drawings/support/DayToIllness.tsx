import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Weather } from '#src/reading/drawings/mind/Weather.tsx';

/** From a bad day to a hard time and an illness, told apart by how long it lasts and what it stops. */
export const dayToIllness = defineDrawing(
  ['badDay', 'badDayWhat', 'hardTime', 'hardTimeWhat', 'illness', 'illnessWhat'],
  (labels) => (
    <Weather
      stages={[
        { name: labels.badDay, meaning: labels.badDayWhat },
        { name: labels.hardTime, meaning: labels.hardTimeWhat },
        { name: labels.illness, meaning: labels.illnessWhat },
      ]}
    />
  ),
);
