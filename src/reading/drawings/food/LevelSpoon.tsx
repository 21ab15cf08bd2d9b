import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross, Tick } from '#src/reading/drawings/frame/marks.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';

/** A level and a heaped teaspoon; below, six level spoons of sugar and half a level spoon of salt. */
export const levelSpoon = defineDrawing(['level', 'heaped', 'sugar', 'salt'], (labels) => (
  <Chart height={528}>
    <StepTile x={8} y={20} height={206} words={90} label={labels.level}>
      <Spoon at="translate(60 72)" />
      <Tick x={132} y={26} />
    </StepTile>
    <StepTile x={174} y={20} height={206} words={90} label={labels.heaped} ground="accent">
      <Spoon at="translate(60 72)" />
      <path className={paint.tooth} d="M19 72C28 62 42 32 58 30 76 32 92 60 101 72 90 86 30 86 19 72Z" />
      <Cross x={132} y={26} />
    </StepTile>
    <StepTile x={8} y={236} height={284} words={116} label={labels.sugar}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Spoon
          key={place}
          at={`translate(${34 + (place % 2) * 73} ${36 + Math.floor(place / 2) * 56})scale(.47)`}
        />
      ))}
    </StepTile>
    <StepTile x={174} y={236} height={284} words={116} label={labels.salt} ground="accent">
      <Spoon at="translate(58 96)" half />
    </StepTile>
  </Chart>
));

/** A teaspoon a little from above, filled to its edge or only on one side. The middle of its bowl is at the origin. */
function Spoon({ at, half = false }: { at: string; half?: boolean }) {
  return (
    <g transform={at}>
      <path className={paint.mutedFill} d="M32-6Q50-6 62-12L88-26Q95-28 95-22 95-18 91-16L66-2Q50 8 32 10Z" />
      <path className={paint.mutedFill} d="M-46 0C-40 22-20 30 0 30S40 22 46 0Z" />
      <ellipse className={paint.mutedFill} rx="46" ry="15" />
      <ellipse className={paint.hair} rx="41" ry="11" />
      {half ? (
        <path className={paint.tooth} d="M2-11C-54-11-54 11 2 11Z" />
      ) : (
        <ellipse className={paint.tooth} rx="41" ry="11" />
      )}
    </g>
  );
}
