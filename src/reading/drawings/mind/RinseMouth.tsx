import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Clock, Cross, Tick, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Drinker } from '#src/reading/drawings/people/drinker.tsx';

const height = 168;

/** After vomiting: rinse with water, and let the brush wait. */
export const rinseMouth = defineDrawing(['rinse', 'wait'], (labels) => (
  <Chart height={304}>
    <Tile x={8} y={20} height={height}>
      <Drinker>
        <path className={paint.water} d="M-14-14H20L16 26H-14Z" />
        <path className={paint.inkLine} d="M-22-26H24L18 28H-16Z" />
      </Drinker>
      <Tick x={136} y={22} />
    </Tile>
    <Tile x={174} y={20} height={height} ground="accent">
      <path className={paint.handle} d="M30 128L96 62" />
      <path className={paint.tooth} d="M92 40L118 66 108 76 82 50Z" />
      <path className={paint.mutedLine} d="M98 34L124 60M104 28L130 54" />
      <Clock x={118} y={126} r={26} minutes={30} />
      <Cross x={30} y={22} />
    </Tile>
    <Label x={87} y={244} width={158} strong={labels.rinse} />
    <Label x={253} y={244} width={158} strong={labels.wait} />
  </Chart>
));
