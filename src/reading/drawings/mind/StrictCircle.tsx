import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Circle } from './Circle.tsx';

const steps = ['strict', 'hunger', 'binge', 'shame'] as const;

/** Strict eating leads to hunger, a binge and shame, and these to strict eating again: regular meals lead out. */
export const strictCircle = defineDrawing([...steps, 'wayOut'], (labels) => (
  <Circle steps={steps.map((name) => labels[name])} wayOut={labels.wayOut} reach={{ x: 106, y: 136 }}>
    <g transform="scale(.78)">
      <circle className={paint.low} r="40" />
      <circle className={paint.surface} r="27" />
      <path
        className={paint.inkLine}
        d="M-48-24V-10M-42-24V-10M-54-24V-14Q-54-8-48-8T-42-14V-24M-48-8V30M48 30V-24Q38-16 40 2H48"
      />
    </g>
  </Circle>
));
