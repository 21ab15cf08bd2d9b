import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Clock, Cross, Tick, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Drinker } from '#src/reading/drawings/people/drinker.tsx';

/** A steaming cup waits five minutes, then someone drinks from it without steam. */
export const hotTea = defineDrawing(['hot', 'wait', 'drink'], (labels) => (
  <Chart height={496}>
    <Tile x={8} y={20} width={324} height={144} ground="accent">
      <g transform="translate(72 96)">
        <TeaCup />
        <path
          className={paint.mutedLine}
          d="M-20-26C-32-40-8-48-20-64M2-26C-10-40 14-48 2-64M24-26C12-40 36-48 24-64"
        />
      </g>
      <Cross x={300} y={24} />
      <Label x={232} y={72} width={172} strong={labels.hot} />
    </Tile>
    <Tile x={8} y={174} width={324} height={134} ground="accent">
      <Clock x={76} y={67} r={50} minutes={5} />
      <Label x={232} y={67} width={172} strong={labels.wait} />
    </Tile>
    <Tile x={8} y={318} width={324} height={168}>
      <Drinker>
        <path className={paint.handle} d="M18-6C36-8 34 14 14 12" />
        <path className={paint.primary} d="M-24-18H24L18 22Q0 28-18 22Z" />
      </Drinker>
      <Tick x={300} y={24} />
      <Label x={240} y={85} width={160} strong={labels.drink} />
    </Tile>
  </Chart>
));

function TeaCup() {
  return (
    <>
      <path className={paint.handle} d="M38-6C62-8 58 24 30 20" />
      <path className={paint.primary} d="M-42-16H44C44 20 30 36 1 36S-42 20-42-16Z" />
      <ellipse className={paint.soda} cx="1" cy="-16" rx="43" ry="8" />
    </>
  );
}
