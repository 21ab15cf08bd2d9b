import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const names = [
  'morning',
  'wash',
  'moisturise',
  'cover',
  'evening',
  'cleanse',
  'treat',
  'moisturiseAgain',
] as const;

/** What a woman does for her face: under the sun water, cream and a hat; under the moon a cloth, a pea of treatment and cream. */
export const skinRoutine = defineDrawing(names, (labels) => (
  <Chart height={560}>
    <rect className={paint.accentSoft} x="8" y="16" width="324" height="268" rx="14" />
    <circle className={paint.high} cx="54" cy="42" r="11" />
    <path
      className={paint.accentLine}
      d="M54 26V23M54 58V61M38 42H35M70 42H73M43 31L41 29M65 31L67 29M43 53L41 55M65 53L67 55"
    />
    <Label x={200} y={42} width={250} strong={labels.morning} />
    <Step y={102} label={labels.wash}>
      <Woman asleep />
      <path className={paint.water} d={drops} />
    </Step>
    <Step y={174} label={labels.moisturise}>
      <Woman />
      <path className={paint.tooth} d={dots} />
    </Step>
    <Step y={246} label={labels.cover}>
      <Woman />
      <path className={paint.high} d="M-32-9Q0-24 32-9 30 0 0-8-30 0-32-9Z" />
      <path className={paint.accent} d="M-18-14C-19-36 19-36 18-14Q0-20-18-14Z" />
    </Step>
    <rect className={paint.primarySoft} x="8" y="290" width="324" height="268" rx="14" />
    <path className={paint.high} d="M56 300a16 16 0 1 0 12 23a14 14 0 0 1-12-23Z" />
    <Label x={200} y={316} width={250} strong={labels.evening} />
    <Step y={376} label={labels.cleanse}>
      <Woman asleep />
      <path className={paint.tooth} d="M4-6L26-10 30 16 10 20Z" />
      <path className={paint.skin} d="M24 24L17 9Q15 2 20 2L31 13A34 34 0 0 1 24 24Z" />
    </Step>
    <Step y={448} label={labels.treat}>
      <path className={paint.palm} d="M-30 16L6-16A9 9 0 0 1 19-4L-13 30A34 34 0 0 1-30 16Z" />
      <path className={paint.skinLine} d="M-5-3L6 7M-19 9L-7 21" />
      <circle className={paint.tooth} cx="12" cy="-12" r="6" />
    </Step>
    <Step y={520} label={labels.moisturiseAgain}>
      <Woman />
      <path className={paint.tooth} d={dots} />
    </Step>
  </Chart>
));

const drops =
  'M-25-4q-6 9 0 11q6-2 0-11ZM25-4q-6 9 0 11q6-2 0-11ZM-14 6q-5 8 0 10q5-2 0-10ZM14 6q-5 8 0 10q5-2 0-10ZM0-18q-4 7 0 9q4-2 0-9ZM-20 16q-4 7 0 9q4-2 0-9ZM20 16q-4 7 0 9q4-2 0-9Z';

const dots = 'M-10 3a3 3 0 1 0 .1 0ZM10 3a3 3 0 1 0 .1 0ZM0-16a3 3 0 1 0 .1 0ZM0 12a2 2 0 1 0 .1 0Z';

function Step({ y, label, children }: { y: number; label: string; children: ReactNode }) {
  return (
    <g transform={`translate(54 ${y})`}>
      <circle className={paint.low} r="34" />
      {children}
      <Label x={156} y={0} width={226} plain={label} />
    </g>
  );
}

function Woman({ asleep = false }: { asleep?: boolean }) {
  return (
    <>
      <path className={paint.middle} d="M-27 21A34 34 0 0 0 27 21Q18 16 7 15H-7Q-18 16-27 21Z" />
      <g transform="translate(0-2)scale(1.6)">
        <path
          className={paint.skin}
          d="M-10-2C-10-9-5-12 0-12S10-9 10-2C12-2 12 4 9 4 8 8 6 11 4 12V15Q0 18-4 15V12C-6 11-8 8-9 4-12 4-12-2-10-2Z"
        />
        <path
          className={paint.hair}
          d="M-10 1C-17-4-14-12-10-13-8-18 8-18 10-13 14-12 17-4 10 1 10-5 7-9 0-9S-10-5-10 1Z"
        />
        <path
          className={paint.face}
          d={`M-6-4Q-4-5-2.500-4M6-4Q4-5 2.500-4${asleep ? 'M-6 0Q-4 2-2.500 0M6 0Q4 2 2.500 0' : 'M-4-1V.5M4-1V.5'}`}
        />
        <path className={paint.skinLine} d="M-1.500 4Q0 5 1.500 4M-3 7.500Q0 9.500 3 7.500" />
      </g>
    </>
  );
}
