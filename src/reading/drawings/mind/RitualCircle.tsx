import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Circle } from './Circle.tsx';

const steps = ['thought', 'fear', 'act', 'relief', 'again'] as const;

/** A thought that forces an act: the act calms for a moment, and then the thought is back. */
export const ritualCircle = defineDrawing([...steps, 'wayOut'], (labels) => (
  <Circle steps={steps.map((name) => labels[name])} wayOut={labels.wayOut} reach={{ x: 111, y: 146 }}>
    <path className={paint.inkLine} d="M-20-6V-20A20 20 0 0 1 20-20V-6" />
    <rect className={paint.primary} x="-32" y="-8" width="64" height="50" rx="8" />
    <circle className={paint.surface} cy="12" r="7" />
    <path className={paint.surface} d="M-3 14H3L5 30H-5Z" />
  </Circle>
));
