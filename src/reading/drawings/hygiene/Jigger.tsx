import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';
import { Shoe } from '#src/reading/drawings/people/feet.tsx';

const height = 170;

/** Toes, one with a flea in the skin beside its nail; closed shoes; a floor that is sprinkled and swept. */
export const jigger = defineDrawing(['toe', 'shoe', 'floor'], (labels) => (
  <Chart height={stepsHeight(3, height)}>
    <Steps
      height={height}
      steps={[
        { label: labels.toe, picture: <Toes /> },
        { label: labels.shoe, picture: <Shoes /> },
        { label: labels.floor, picture: <Floor /> },
      ]}
    />
  </Chart>
));

/** The front of a foot from above, its toes upwards, and a ring round the flea. */
function Toes() {
  return (
    <>
      <path
        className={paint.skin}
        d="M66 112C62 84 58 72 60 46 62 14 112 10 118 42L120 66C118 42 122 30 138 30S158 42 158 70C158 48 162 38 174 38S194 48 194 76C194 58 200 50 210 50S228 62 228 84C228 72 234 66 242 66S256 78 256 92L252 112Z"
      />
      <g transform="scale(2.5)">
        <path className={paint.skinLine} d="M48 27V38M63.2 28V40M77.6 31V41M91.2 34V43" />
      </g>
      <path
        className={paint.palm}
        d="M70 28H108Q112 42 108 54 90 60 72 54 67 42 70 28ZM130 38H148Q150 46 147 54 140 57 132 54 128 46 130 38ZM168 46H182Q184 52 181 59 175 62 169 59 166 52 168 46ZM204 58H217Q219 64 216 69 210 71 205 69 202 64 204 58ZM237 73H248Q249 77 247 81 242 83 238 81 236 77 237 73Z"
      />
      <circle className={paint.palm} cx="104" cy="66" r="13" />
      <circle className={paint.hair} cx="104" cy="66" r="5" />
      <circle className={paint.accentLine} cx="104" cy="66" r="22" />
    </>
  );
}

function Shoes() {
  return (
    <>
      <path className={paint.mutedLine} d="M20 110H304" />
      <Shoe x={92} y={110} />
      <Shoe x={222} y={110} />
    </>
  );
}

function Floor() {
  return (
    <>
      <path className={paint.low} d="M-10.6 96H334V112H-10.6Z" />
      <path className={paint.inkLine} d="M-10.6 96H334" />
      <path className={paint.inkLine} d="M300 4L222 62" />
      <path
        className={paint.high}
        d="M226 50L236 66C224 80 204 92 166 94 178 82 190 74 196 66 206 56 216 50 226 50Z"
      />
      <path className={paint.accentLine} d="M222 62Q204 80 186 90M228 68Q214 82 200 90M214 58L232 72" />
      <path className={paint.mutedFill} d="M148 86h6v6h-6ZM136 88h5v5h-5ZM142 78h4v4h-4Z" />
      <path className={paint.middle} d="M20 34L62 22 76 54 36 68Z" />
      <path className={paint.inkLine} d="M28 32C24 8 52 2 56 24M66 32L94 18M88 8L100 26" />
      <path
        className={paint.water}
        d="M100 34Q94 46 100 48T100 34ZM112 26Q106 38 112 40T112 26ZM108 56Q102 68 108 70T108 56ZM122 46Q116 58 122 60T122 46ZM98 74Q92 86 98 88T98 74Z"
      />
    </>
  );
}
