import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Cross, Tick, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Groundnut } from './groundnut.tsx';

/** Clean groundnuts in a bowl, mouldy ones, and a sack that stays dry under a roof and off the floor. */
export const dryGroundnuts = defineDrawing(['clean', 'mouldy', 'dry'], (labels) => (
  <Chart height={540}>
    <Tile x={8} y={20} height={234}>
      <Groundnut x={46} y={62} turn={-20} />
      <Groundnut x={82} y={52} turn={16} />
      <Groundnut x={114} y={64} turn={60} />
      <Groundnut x={78} y={72} turn={-6} />
      <Groundnut x={52} y={84} turn={14} />
      <Groundnut x={104} y={84} turn={-24} />
      <path className={paint.primary} d="M20 92H138C138 122 118 142 98 142H60C40 142 20 122 20 92Z" />
      <path
        className={paint.surfaceLine}
        d="M32 108L44 118 56 108 68 118 80 108 92 118 104 108 116 118 126 109"
      />
      <Tick x={134} y={26} />
      <Label x={79} y={190} width={150} strong={labels.clean} />
    </Tile>
    <Tile x={174} y={20} height={234} ground="accent">
      <Groundnut x={48} y={74} turn={-16} scale={1.5} mouldy />
      <Groundnut x={108} y={82} turn={28} scale={1.5} mouldy />
      <Groundnut x={44} y={122} turn={34} scale={1.5} mouldy />
      <Groundnut x={104} y={126} turn={-12} scale={1.5} mouldy />
      <Cross x={134} y={26} />
      <Label x={79} y={190} width={150} strong={labels.mouldy} />
    </Tile>
    <Tile x={8} y={262} width={324} height={270}>
      <path
        className={paint.rain}
        d="M24 62l-6 16M44 34l-6 16M22 118l-6 16M298 40l-6 16M312 84l-6 16M300 130l-6 16"
      />
      <path className={paint.accent} d="M38 72L162 12 286 72 278 86 162 30 46 86Z" />
      <path className={paint.soda} d="M60 82h10V190H60ZM254 82h10V190H254Z" />
      <Sack />
      <path
        className={paint.high}
        d="M86 158H238V168H86ZM98 168h12V190H98ZM156 168h12V190H156ZM214 168h12V190H214Z"
      />
      <path className={paint.inkLine} d="M20 191H304" />
      <Label x={162} y={230} width={300} strong={labels.dry} />
    </Tile>
  </Chart>
));

function Sack() {
  return (
    <>
      <path
        className={paint.sack}
        d="M146 66C140 58 136 54 140 50 150 56 172 56 184 50 188 54 184 60 178 66 204 82 214 130 204 158H120C110 130 120 82 146 66Z"
      />
      <path className={paint.accentLine} d="M146 66H178" />
      <path className={paint.shellLine} d="M136 142Q132 118 138 100M188 142Q192 118 186 100" />
      <Groundnut x={162} y={114} turn={-20} scale={1.2} />
    </>
  );
}
