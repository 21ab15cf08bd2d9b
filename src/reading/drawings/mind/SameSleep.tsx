import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Day, MoonAndSun } from './Day.tsx';

/** A day with the same hours each day: sleep, getting up, a meal, work and rest. */
export const sameSleep = defineDrawing(['sleep', 'getUp', 'meal', 'work', 'rest'], (labels) => (
  <Day
    night={[22, 6]}
    moments={[
      { hour: 22, label: labels.sleep },
      { hour: 6, label: labels.getUp },
      { hour: 8, label: labels.meal },
      { hour: 12.5, label: labels.work },
      { hour: 18.5, label: labels.rest },
    ]}
  >
    <MoonAndSun />
  </Day>
));
