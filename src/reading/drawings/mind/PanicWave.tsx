import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const wave = 'M14 186C70 186 84 48 130 48S220 172 326 182';
const listY = 214;
const adviceY = listY + placesHeight(3);

/** An attack as a wave: it begins, it is at its worst, and it passes by itself. */
export const panicWave = defineDrawing(['start', 'peak', 'end', 'stay'], (labels) => (
  <Chart height={adviceY + 66}>
    <path className={paint.low} d={`${wave}V196H14Z`} />
    <path className={paint.accentLine} d={wave} />
    <path className={paint.mutedLine} d="M14 196H330M322 190L330 196L322 202" />
    <Places
      y={listY}
      places={[
        { x: 66, y: 148, label: labels.start },
        { x: 130, y: 48, label: labels.peak },
        { x: 250, y: 152, label: labels.end },
      ]}
    />
    <rect className={paint.primary} x="8" y={adviceY} width="324" height="56" rx="22" />
    <Label x={170} y={adviceY + 28} width={304} strong={labels.stay} on="primary" />
  </Chart>
));
