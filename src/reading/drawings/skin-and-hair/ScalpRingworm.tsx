import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
import { childCrop, Profile } from '#src/reading/drawings/people/profile.tsx';

/** A child's head with a round bald patch full of scales; below, two other children who are looked at as well. */
export const scalpRingworm = defineDrawing(['patch', 'scale', 'look'], (labels) => (
  <Chart height={444}>
    <circle className={paint.low} cx="118" cy="138" r="108" />
    <path className={paint.high} d="M36 312C40 282 66 262 104 252H156C182 262 196 284 198 312Z" />
    <Profile at="translate(112 140)scale(-1.75 1.75)" kind="child" hair={childCrop} />
    <g transform="translate(146 92)">
      <path
        className={paint.skin}
        d="M-26-4C-28-20-12-28 2-27 20-26 28-14 27 2 26 18 12 28-4 26-20 24-25 12-26-4Z"
      />
      <path
        className={paint.tooth}
        d="M-14-8l7-5 5 5-6 6ZM4-16l8 1 1 7-8 0ZM8 6l8-2 3 7-7 3ZM-8 10l7-2 3 7-7 3ZM-18 4l4-3 3 4-4 4Z"
      />
      <path className={paint.face} d="M-4-2v2M-16-16v2M16-4v2M2 20v2M20 10v2M-1-21v2M-20 12v2" />
    </g>
    <path className={paint.mutedLine} d="M172 82L226 72M154 110L246 198" />
    <Label x={278} y={72} width={106} strong={labels.patch} />
    <Label x={266} y={202} width={134} strong={labels.scale} hangs />
    <rect className={paint.primarySoft} x="8" y="322" width="324" height="114" rx="14" />
    <Child x={54} cloth={paint.middle} />
    <Child x={122} cloth={paint.high} />
    <Label x={246} y={379} width={160} strong={labels.look} />
  </Chart>
));

function Child({ x, cloth }: { x: number; cloth: string | undefined }) {
  return (
    <g transform={`translate(${x} 370)`}>
      <path className={cloth} d="M-30 66C-30 48-22 40-8 37H8C22 40 30 48 30 66Z" />
      <path className={paint.skin} d="M-8 22H8V38Q0 46-8 38Z" />
      <FrontHead x={0} y={0} scale={2.4} />
    </g>
  );
}
