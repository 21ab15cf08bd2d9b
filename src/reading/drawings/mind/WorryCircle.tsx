import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { SideHead } from '#src/reading/drawings/people/people.tsx';
import { Circle } from './Circle.tsx';

const steps = ['trigger', 'worry', 'body', 'avoiding', 'relief', 'moreWorry'] as const;

/** Six steps of worry that feed each other, and a way out where avoiding could be left out. */
export const worryCircle = defineDrawing([...steps, 'wayOut'], (labels) => (
  <Circle
    steps={steps.map((name) => labels[name])}
    wayOut={labels.wayOut}
    leaveAt={steps.indexOf('avoiding')}
    reach={{ x: 124, y: 160 }}
  >
    <Tangle />
  </Circle>
));

/** Someone with thoughts overhead that turn and turn. */
function Tangle() {
  return (
    <>
      <circle className={paint.low} cy="-4" r="62" />
      <path className={paint.skin} d="M-14 18H8V40H-14Z" />
      <path
        className={paint.primary}
        d="M-48 35C-44 28-24 26-15 28Q-3 40 10 28C24 28 38 32 41 41A62 62 0 0 1-48 35Z"
      />
      <SideHead x={-4} y={5} scale={2.2} />
      <path
        className={paint.inkLine}
        d="M6-30C-10-26-22-36-18-46S12-60 22-48 14-26 0-34-4-48 6-48 14-38 14-38"
      />
    </>
  );
}
