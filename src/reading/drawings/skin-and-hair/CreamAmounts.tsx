import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';

const names = ['pea', 'peaUse', 'fingers', 'fingersUse'] as const;

/** How much cream: a pea of it on a fingertip, two lines of it on two fingers. */
export const creamAmounts = defineDrawing(names, (labels) => (
  <Chart height={508}>
    <Tile x={8} y={20} width={324} height={236}>
      <Hand middle={false}>
        <circle className={paint.tooth} cx="47" cy="34" r="9" />
      </Hand>
      <Label x={240} y={118} width={152} strong={labels.pea} plain={labels.peaUse} />
    </Tile>
    <Tile x={8} y={264} width={324} height={236} ground="accent">
      <Hand middle>
        <rect className={paint.tooth} x="42" y="26" width="10" height="84" rx="5" />
        <rect className={paint.tooth} x="73" y="16" width="10" height="94" rx="5" />
      </Hand>
      <Label x={240} y={118} width={152} strong={labels.fingers} plain={labels.fingersUse} />
    </Tile>
  </Chart>
));

/** The inside of a hand with the first finger up, or the first two; the thumb holds the others down. */
function Hand({ middle, children }: { middle: boolean; children: ReactNode }) {
  return (
    <g transform="translate(16 14)">
      <path
        className={paint.palm}
        d="M32 116H94V130H134C136 156 130 180 124 194V222H48V194C38 180 32 156 32 128Z"
      />
      <rect className={paint.palm} x="32" y="16" width="30" height="140" rx="15" />
      <rect
        className={paint.palm}
        x="62.500"
        y={middle ? 4 : 94}
        width="30"
        height={middle ? 140 : 50}
        rx="15"
      />
      <rect className={paint.palm} x="92" y="98" width="24" height="56" rx="12" />
      <rect className={paint.palm} x="114" y="104" width="22" height="52" rx="11" />
      <path className={paint.skinLine} d="M62 104V124M92 112V146M115 114V150M38 52H56M38 84H56" />
      <path className={paint.palm} d="M34 146C26 170 44 196 66 182L118 160C128 154 122 140 110 142L76 152Z" />
      <path className={paint.skinLine} d="M60 188L118 160C128 154 122 140 110 142L76 152" />
      {children}
    </g>
  );
}
