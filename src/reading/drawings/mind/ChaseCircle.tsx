import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Circle } from './Circle.tsx';

const steps = ['win', 'loss', 'chase', 'shame'] as const;

/** A win, a loss, another bet to win it back, and shame that is hidden with the next bet. */
export const chaseCircle = defineDrawing([...steps, 'wayOut'], (labels) => (
  <Circle
    steps={steps.map((name) => labels[name])}
    wayOut={labels.wayOut}
    leaveAt={steps.indexOf('chase')}
    reach={{ x: 106, y: 136 }}
  >
    <rect className={paint.ink} x="-26" y="-46" width="52" height="92" rx="9" />
    <rect className={paint.surface} x="-20" y="-36" width="40" height="68" rx="3" />
    <circle className={paint.shell} cy="-10" r="14" />
    <path className={paint.shellLine} d="M-5-10H5M0-15V-5" />
    <path className={paint.accentLine} d="M-12 12L-2 22 12 8" />
    <circle className={paint.surface} cy="39" r="3" />
  </Circle>
));
