import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bust } from '#src/reading/drawings/people/Bust.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const listY = 248;

/** A healer, a nurse and a family member at one table. */
export const oneTable = defineDrawing(['healer', 'nurse', 'family'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Bust x={72} cloth={paint.shell}>
      <FrontHead x={72} y={92} scale={2.2} />
    </Bust>
    <path className={paint.ribbon} d="M52 126Q72 150 92 126" />
    <Bust x={170} cloth={paint.sky}>
      <FrontWoman look="braids" x={170} y={92} scale={2.2} />
    </Bust>
    <path className={paint.primary} d="M190 138H196V132H202V138H208V144H202V150H196V144H190Z" />
    <Bust x={268} cloth={paint.high}>
      <FrontWoman look="headwrap" x={268} y={92} scale={2.2} />
    </Bust>
    <path className={paint.soda} d="M8 178H332V214H8Z" />
    <path className={paint.sack} d="M8 172Q8 166 14 166H326Q332 166 332 172V184H8Z" />
    <path className={paint.middle} d="M46 172C36 158 52 146 76 148 78 168 64 180 46 172Z" />
    <path className={paint.surface} d="M140 168L196 160 202 178 146 184Z" />
    <path className={paint.inkLine} d="M152 172L184 168M154 178L178 174" />
    <path className={paint.tooth} d="M250 158H278V178H250Z" />
    <path className={paint.primary} d="M250 164H278V170H250Z" />

    <Places
      y={listY}
      places={[
        { x: 72, y: 208, label: labels.healer },
        { x: 170, y: 208, label: labels.nurse },
        { x: 268, y: 208, label: labels.family },
      ]}
    />
  </Chart>
));
