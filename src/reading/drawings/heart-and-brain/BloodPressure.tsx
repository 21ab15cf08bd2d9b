import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const names = [
  'reading',
  'first',
  'firstMeaning',
  'second',
  'secondMeaning',
  'normal',
  'normalRange',
  'higher',
  'higherRange',
  'high',
  'highRange',
  'emergency',
  'emergencyAction',
] as const;

const heart = 'M0 12C-18 -2 -13 -14 -5 -14C-2 -14 0 -11 0 -9C0 -11 2 -14 5 -14C13 -14 18 -2 0 12Z';

/** A monitor whose two numbers are explained, and what a reading means, from normal down to an emergency. */
export const bloodPressure = defineDrawing(names, (labels) => (
  <Chart height={560}>
    <Label x={82} y={42} width={148} strong={labels.reading} />
    <rect className={paint.ink} x="14" y="68" width="136" height="176" rx="18" />
    <rect className={paint.primarySoft} x="24" y="78" width="116" height="156" rx="10" />
    <g className={`${paint.text} ${paint.number}`}>
      <text x="82" y="135">
        120
      </text>
      <text x="82" y="215">
        80
      </text>
    </g>
    <path className={paint.mutedLine} d="M36 156H128" />
    <path className={paint.accent} d={heart} transform="translate(172 116)scale(.8)" />
    <path className={paint.accent} d={heart} transform="translate(172 200)scale(1.15)" />
    <Label x={264} y={94} width={136} strong={labels.first} plain={labels.firstMeaning} />
    <Label x={264} y={206} width={136} strong={labels.second} plain={labels.secondMeaning} />
    <rect className={paint.primarySoft} x="8" y="262" width="324" height="62" rx="14" />
    <Label x={170} y={293} width={308} strong={labels.normal} plain={labels.normalRange} />
    <rect className={paint.low} x="8" y="332" width="324" height="62" rx="14" />
    <Label x={170} y={363} width={308} strong={labels.higher} plain={labels.higherRange} />
    <rect className={paint.accentSoft} x="8" y="402" width="324" height="62" rx="14" />
    <Label x={170} y={433} width={308} strong={labels.high} plain={labels.highRange} />
    <rect className={paint.accent} x="8" y="472" width="324" height="80" rx="14" />
    <Label x={170} y={512} width={308} strong={labels.emergency} plain={labels.emergencyAction} on="accent" />
  </Chart>
));
