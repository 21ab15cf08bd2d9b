import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 246;

/** A small bag with the packet of tablets, a letter and the insurance card; it stays with you. */
export const travelBag = defineDrawing(['packet', 'letter', 'card', 'hand'], (labels) => (
  <Chart height={listY + placesHeight(4)}>
    <path className={paint.steel} d="M120 62Q120 26 170 26T220 62" />
    <path className={paint.tooth} d="M78 78H140V130H78Z" />
    <path className={paint.primary} d="M78 92H140V104H78Z" />
    <path className={paint.surface} d="M146 50H212V130H146Z" />
    <path className={paint.inkLine} d="M146 50H212V130H146ZM156 66H202M156 78H202M156 90H188" />
    <path className={paint.jeans} d="M218 86H276V128H218Z" />
    <path className={paint.surface} d="M226 96H242V114H226Z" />
    <path
      className={paint.high}
      d="M52 112H288Q300 112 300 124V204Q300 220 284 220H56Q40 220 40 204V124Q40 112 52 112Z"
    />
    <path className={paint.surfaceLine} d="M40 156H300M150 156V172H190V156" />

    <Places
      y={listY}
      places={[
        { x: 96, y: 76, label: labels.packet },
        { x: 196, y: 46, label: labels.letter },
        { x: 262, y: 82, label: labels.card },
        { x: 170, y: 196, label: labels.hand },
      ]}
    />
  </Chart>
));
