import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 204;
const workerY = listY + placesHeight(4);

/** Down a stair in small steps, with a rail to hold: a health worker. */
export const stepsDown = defineDrawing(['today', 'less', 'lower', 'none', 'worker'], (labels) => (
  <Chart height={workerY + 62}>
    <path className={paint.sack} d="M10 190V86H90V116H170V146H250V174H330V190Z" />
    <path className={paint.inkLine} d="M10 86H90V116H170V146H250V174H330" />
    <path className={paint.primaryLine} d="M20 40L322 142M50 50V86M130 77V116M210 104V146M290 131V174" />
    <Places
      y={listY}
      places={[
        { x: 26, y: 108, label: labels.today },
        { x: 108, y: 136, label: labels.less },
        { x: 188, y: 164, label: labels.lower },
        { x: 312, y: 172, label: labels.none },
      ]}
    />
    <rect className={paint.primary} x="8" y={workerY} width="324" height="56" rx="22" />
    <Label x={170} y={workerY + 28} width={304} strong={labels.worker} on="primary" />
  </Chart>
));
