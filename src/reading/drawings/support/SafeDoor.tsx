import type { Person } from '#src/figures/body/person.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, man, Standing, standPose } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 268;
const elder: Person = { ...man, age: 'elder' };

/** A door with a light above it, a mat that is fixed to the floor, and a pocket note with a name and a phone number. */
export const safeDoor = defineDrawing(['light', 'mat', 'note'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.sack} d="M40 30H240V232H40Z" />
    <path className={paint.soda} d="M70 66H160V232H70Z" />
    <circle className={paint.shell} cx="148" cy="154" r="5" />
    <path className={paint.sun} d="M174 76a16 16 0 1 1 32 0q0 10-8 16v8h-16v-8q-8-6-8-16Z" />
    <path className={paint.accentLine} d="M164 58L156 50M190 48V38M216 58L224 50" />
    <path className={paint.high} d="M56 226H182V234H56Z" />
    <path className={paint.inkLine} d="M60 230H64M174 230H178" />
    <Standing person={elder} x={284} y={234} facing="left" pose={standPose} />
    <path className={paint.surface} d="M290 118H310V144H290Z" />
    <path className={paint.inkLine} d="M290 118H310V144H290ZM295 126H305M295 134H305" />
    <Floor y={232} />
    <Places
      y={listY}
      places={[
        { x: 222, y: 84, label: labels.light },
        { x: 196, y: 218, label: labels.mat },
        { x: 316, y: 104, label: labels.note },
      ]}
    />
  </Chart>
));
