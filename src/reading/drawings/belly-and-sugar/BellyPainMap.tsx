import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { FrontFace, Limb } from '#src/reading/drawings/people/cast.tsx';

const names = ['upper', 'rightUpper', 'rightLower', 'lower'] as const;

/** Right is the person's own right. */
const spots = {
  upper: { x: 170, y: 206 },
  rightUpper: { x: 134, y: 226 },
  rightLower: { x: 134, y: 272 },
  lower: { x: 172, y: 288 },
} as const;

const listY = 336;

/** A woman from the front down to the hips, with four places of the belly. */
export const bellyPainMap = defineDrawing(names, (labels) => (
  <Chart height={listY + placesHeight(names.length) + 6}>
    <circle className={paint.low} cx="170" cy="176" r="148" />
    <Body />
    <Places y={listY} places={names.map((name) => ({ ...spots[name], label: labels[name] }))} />
  </Chart>
));

function Body() {
  return (
    <>
      <Limb d="M112 150L98 216 88 280 92 300" width={23} />
      <Limb d="M228 150L242 216 252 280 248 300" width={23} />
      <path
        className={paint.middle}
        d="M150 118Q140 124 124 128 102 134 98 152L88 206 112 212 118 188C124 216 122 230 114 252Q106 276 106 326H234Q234 276 226 252C218 230 216 216 222 188L228 212 252 206 242 152Q238 134 216 128 200 124 190 118Z"
      />
      <path className={paint.skin} d="M155 92V108Q154 116 148 119 170 144 192 119 186 116 185 108V92Z" />
      <path className={paint.high} d="M106 300Q170 314 234 300L236 328H104Z" />
      <path
        className={paint.surfaceLine}
        d="M132 214Q144 186 170 178 196 186 208 214"
        strokeDasharray="1 7"
      />
      <FrontFace x={170} y={76} scale={2.9} wear="bun" />
    </>
  );
}
