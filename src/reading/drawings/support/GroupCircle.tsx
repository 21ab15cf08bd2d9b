import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bust } from '#src/reading/drawings/people/Bust.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const listY = 276;

/** Five people sit on stools in a circle and listen to each other. */
export const groupCircle = defineDrawing(['listen', 'private', 'free'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <ellipse className={paint.accentSoft} cx="170" cy="196" rx="160" ry="62" />
    <g transform="translate(-8 8)">
      <Bust x={72} cloth={paint.middle}>
        <FrontWoman look="headwrap" x={72} y={92} scale={2.2} />
      </Bust>
    </g>
    <g transform="translate(0 -14)">
      <Bust x={170} cloth={paint.jeans}>
        <FrontHead x={170} y={92} scale={2.2} />
      </Bust>
    </g>
    <g transform="translate(8 8)">
      <Bust x={268} cloth={paint.high}>
        <FrontWoman look="braids" x={268} y={92} scale={2.2} />
      </Bust>
    </g>
    <path className={paint.shell} d="M66 256Q66 214 96 208H124Q154 214 154 256Z" />
    <path className={paint.hair} d="M86 184a24 25 0 1 1 48 0 24 25 0 0 1-48 0" />
    <path className={paint.night} d="M186 256Q186 214 216 208H244Q274 214 274 256Z" />
    <path className={paint.hair} d="M206 184a24 25 0 1 1 48 0 24 25 0 0 1-48 0" />
    <path className={paint.mutedFill} d="M8 250H332V258H8Z" />

    <Places
      y={listY}
      places={[
        { x: 170, y: 148, label: labels.listen },
        { x: 40, y: 216, label: labels.private },
        { x: 300, y: 216, label: labels.free },
      ]}
    />
  </Chart>
));
