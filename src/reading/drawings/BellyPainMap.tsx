import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { FrontFace, Limb } from './cast.tsx';
import { defineDrawing } from './define-drawing.ts';
import { Places, placesHeight } from './Places.tsx';

const names = ['upper', 'rightUpper', 'rightLower', 'lower'] as const;

/** Right is the person's own right. */
const spots = {
  upper: { x: 170, y: 198 },
  rightUpper: { x: 134, y: 218 },
  rightLower: { x: 138, y: 270 },
  lower: { x: 176, y: 284 },
} as const;

const listY = 340;

/** A person from the front down to the hips, with four places of the belly. */
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
      <path
        className={paint.skin}
        d="M153 96V110Q150 119 130 124 98 130 94 146L108 190C116 214 116 236 113 260Q109 280 108 306H232Q231 280 227 260C224 236 224 214 232 190L246 146Q242 130 210 124 190 119 187 110V96Z"
      />
      <path
        className={paint.skinLine}
        d="M136 208Q146 180 170 172 194 180 204 208M110 184L116 214M230 184L224 214M170 244V250M148 132L166 137M192 132L174 137M122 164Q140 174 158 164M218 164Q200 174 182 164"
      />
      <path className={paint.middle} d="M108 298Q170 312 232 298L240 326H100Z" />
      <Limb d="M106 146L92 214 82 278 86 300" width={25} />
      <Limb d="M234 146L248 214 258 278 254 300" width={25} />
      <FrontFace x={170} y={68} scale={3.2} />
    </>
  );
}
