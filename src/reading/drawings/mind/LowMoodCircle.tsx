import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Circle } from './Circle.tsx';

const steps = ['low', 'less', 'alone', 'lower'] as const;

/** Low mood makes one do less, and doing less makes the mood lower: one small step breaks in. */
export const lowMoodCircle = defineDrawing([...steps, 'smallStep'], (labels) => (
  <Circle steps={steps.map((name) => labels[name])} wayOut={labels.smallStep} reach={{ x: 106, y: 136 }}>
    <path className={paint.middle} d="M-30 14A16 16 0 0 1-28-18 24 24 0 0 1 16-24 20 20 0 0 1 32 14Z" />
    <path className={paint.rain} d="M-18 26L-22 40M0 26L-4 40M18 26L14 40" />
  </Circle>
));
