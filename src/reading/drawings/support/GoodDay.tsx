import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Day, MoonAndSun } from '#src/reading/drawings/mind/Day.tsx';

/** A day that protects: the same time to get up, meals, movement, people and rest. */
export const goodDay = defineDrawing(['getUp', 'meal', 'move', 'people', 'rest'], (labels) => (
  <Day
    night={[21.5, 6]}
    moments={[
      { hour: 6, label: labels.getUp },
      { hour: 7.7, label: labels.meal },
      { hour: 10, label: labels.move },
      { hour: 17, label: labels.people },
      { hour: 21.5, label: labels.rest },
    ]}
  >
    <MoonAndSun />
  </Day>
));
