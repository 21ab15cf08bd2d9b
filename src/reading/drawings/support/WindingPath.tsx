import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { WalkingPerson } from '#src/reading/drawings/people/people.tsx';

const listY = 318;

/** A path that winds upwards; it goes down once, has a stone to rest on, and goes on. */
export const windingPath = defineDrawing(['start', 'setback', 'rest', 'on'], (labels) => (
  <Chart height={listY + placesHeight(4)}>
    <path className={paint.soft} d="M8 300V220Q90 200 150 220T332 150V300Z" />
    <circle className={paint.sun} cx="284" cy="62" r="26" />
    <path
      className={paint.path}
      d="M30 280C100 276 90 220 136 210 190 200 180 262 226 254 290 244 240 170 296 120"
    />
    <path className={paint.mutedFill} d="M206 232Q212 214 234 216 256 218 258 236Z" />
    <WalkingPerson x={62} y={266} />
    <path className={paint.primaryLine} d="M286 136L298 112 304 138" />

    <Places
      y={listY}
      places={[
        { x: 34, y: 250, label: labels.start },
        { x: 172, y: 214, label: labels.setback },
        { x: 234, y: 200, label: labels.rest },
        { x: 276, y: 92, label: labels.on },
      ]}
    />
  </Chart>
));
