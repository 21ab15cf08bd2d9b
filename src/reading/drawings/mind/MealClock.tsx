import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Day } from './Day.tsx';

/** Five times to eat in one day, so that no gap is long. */
export const mealClock = defineDrawing(['breakfast', 'snack', 'lunch', 'secondSnack', 'supper'], (labels) => (
  <Day
    night={[21, 6]}
    moments={[
      { hour: 7, label: labels.breakfast },
      { hour: 10, label: labels.snack },
      { hour: 13, label: labels.lunch },
      { hour: 16, label: labels.secondSnack },
      { hour: 19, label: labels.supper },
    ]}
  >
    <circle className={paint.low} cx="170" cy="140" r="34" />
    <circle className={paint.surface} cx="170" cy="140" r="23" />
    <path
      className={paint.inkLine}
      d="M124 118V132M118 118V128Q118 134 124 134T130 128V118M124 134V166M216 166V118Q207 124 209 140H216"
    />
  </Day>
));
