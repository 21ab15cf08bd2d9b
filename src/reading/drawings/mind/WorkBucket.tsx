import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 300;

/** A bucket that strain fills from above, and from which rest, people and a say in things let it out again. */
export const workBucket = defineDrawing(['load', 'hours', 'noSay', 'rest', 'people', 'sayIn'], (labels) => (
  <Chart height={listY + placesHeight(6)}>
    <path className={paint.waterLine} d="M90 54V112M170 54V112M250 54V112" />
    <path className={paint.surface} d="M62 104H278L256 262H84Z" />
    <path className={paint.water} d="M67 140H273L256 262H84Z" />
    <path className={paint.waterLine} d="M84 186Q52 190 44 232M170 262V286M256 186Q288 190 296 232" />
    <path className={paint.inkLine} d="M62 104H278L256 262H84ZM62 104C90 24 250 24 278 104" />
    <Places
      y={listY}
      places={[
        { x: 90, y: 50, label: labels.load },
        { x: 170, y: 50, label: labels.hours },
        { x: 250, y: 50, label: labels.noSay },
        { x: 42, y: 244, label: labels.rest },
        { x: 170, y: 276, label: labels.people },
        { x: 298, y: 244, label: labels.sayIn },
      ]}
    />
  </Chart>
));
