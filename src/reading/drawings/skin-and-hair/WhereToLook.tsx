import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';

/** Four places that are seldom looked at: a palm, a sole, a thumb nail with a dark streak, the inside of the mouth. */
export const whereToLook = defineDrawing(['palms', 'soles', 'nails', 'mouth'], (labels) => (
  <Chart height={540}>
    <Place x={8} y={20} label={labels.palms}>
      <path className={paint.palm} d={palm} />
      <path
        className={paint.skinLine}
        d="M56 102Q72 92 96 98M52 112Q76 108 100 120M58 94Q76 104 74 140M49 62H58M66 52H79M86 56H97M106 68L115 70"
      />
      <Spot x={90} y={134} />
    </Place>
    <Place x={174} y={20} label={labels.soles} ground="accent">
      <path className={paint.palm} d={sole} />
      <path
        className={paint.skinLine}
        d="M74 40L75 54M88 44L88 56M98 52L97 61M54 84Q80 96 110 82M72 146Q82 150 92 146"
      />
      <Spot x={92} y={104} />
    </Place>
    <Place x={8} y={280} label={labels.nails} ground="accent">
      <path
        className={paint.skin}
        d="M46 162C50 130 42 110 43 70 44 36 58 20 79 20S114 36 115 70C116 110 108 130 112 162Z"
      />
      <path className={paint.palm} d="M56 88C54 50 62 34 79 34S104 50 102 88Q79 106 56 88Z" />
      <path
        className={paint.tooth}
        d="M59 50C61 38 68 34 79 34S97 38 99 50Q79 40 59 50ZM66 93Q79 84 92 93 79 100 66 93Z"
      />
      <path className={paint.hair} d="M86 35L93 38 94 92 87 95Z" />
      <path className={paint.skinLine} d="M60 124Q79 130 98 124M66 134Q79 139 92 134" />
    </Place>
    <Place x={174} y={280} label={labels.mouth}>
      <path
        className={paint.skin}
        d="M14 82C14 40 40 14 79 14S144 40 144 82C144 130 116 164 79 164S14 130 14 82Z"
      />
      <path className={paint.skinLine} d="M62 34Q66 42 72 36 79 44 86 36 92 42 96 34" />
      <path
        className={paint.gum}
        d="M30 88C44 56 66 50 79 57 92 50 114 56 128 88 116 130 98 148 79 148S42 130 30 88Z"
      />
      <path className={paint.hair} d="M40 88Q79 64 118 88C106 120 94 134 79 134S52 120 40 88Z" />
      <path className={paint.tooth} d="M46 86Q79 67 112 86L106 94Q79 82 52 94Z" />
      <path className={paint.gum} d="M54 116C62 100 96 100 104 116 96 129 88 134 79 134S62 129 54 116Z" />
      <Spot x={91} y={118} />
    </Place>
  </Chart>
));

const palm =
  'M54 160C54 130 46 118 46 96L44 42A8 8 0 0 1 60 41L63 80 64 27A8.500 8.500 0 0 1 81 27L82 80 86 33A8 8 0 0 1 102 34L99 84 107 50A7.500 7.500 0 0 1 122 53L116 104C114 122 104 134 102 160ZM48 88C36 76 28 72 20 74 14 76 14 84 20 87 30 94 38 122 58 132Z';

const sole =
  'M46 66C44 92 58 100 60 122 62 148 66 164 81 164 98 164 102 146 104 124 106 104 116 92 114 70 112 58 104 54 98 52A7 9 0 0 0 88 44 8 10 0 0 0 74 40 13 18 0 1 0 46 44Z';

interface PlaceProps {
  x: number;
  y: number;
  label: string;
  ground?: 'accent';
  children: ReactNode;
}

function Place({ label, children, ground = undefined, ...at }: PlaceProps) {
  return (
    <Tile {...at} height={252} ground={ground ?? 'primary'}>
      {children}
      <Label x={79} y={211} width={146} strong={label} />
    </Tile>
  );
}

/** A dark spot, ringed. */
function Spot({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className={paint.hair} cx={x} cy={y} r="5" />
      <circle className={paint.accentLine} cx={x} cy={y} r="12" />
    </>
  );
}
