import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Limb, SideFace } from '#src/reading/drawings/people/cast.tsx';

const names = ['floor', 'wall', 'knees', 'stay'] as const;
const listY = 322;
const spots = {
  floor: { x: 110, y: 300 },
  wall: { x: 34, y: 176 },
  knees: { x: 166, y: 196 },
  stay: { x: 264, y: 214 },
} as const;

/** A person sits on the floor against a wall, the knees bent; someone kneels beside. */
export const restInAttack = defineDrawing(names, (labels) => (
  <Chart height={listY + placesHeight(names.length) + 6}>
    <path className={paint.primarySoft} d="M60 20H318Q332 20 332 34V300H60Z" />
    <path className={paint.soft} d="M22 20H60V300H8V34Q8 20 22 20Z" />
    <path className={paint.mutedFill} d="M8 300H332V308H8Z" />
    <path className={paint.mutedLine} d="M60 20V300" />
    <Helper />
    <Sitter />
    <Limb d="M236 176L200 192 152 178" width={15} />
    <Limb d="M240 168L222 182" width={24} colour="cloth-ochre" side="far" />
    <Places y={listY} places={names.map((name) => ({ ...spots[name], label: labels[name] }))} />
  </Chart>
));

/** One hand lies on the chest. */
function Sitter() {
  return (
    <>
      <Limb d="M90 282L176 214 194 284" width={26} colour="cloth-blue" side="far" />
      <Limb d="M196 293L216 294" width={14} side="far" />
      <Limb d="M92 190L87 268" width={52} colour="cloth-sky" />
      <Limb d="M90 276L164 206 178 284" width={29} colour="cloth-blue" />
      <Limb d="M178 293L202 294" width={14} />
      <Limb d="M92 166L97 140" width={24} />
      <SideFace x={101} y={112} scale={2.9} turn={-6} wear="elder" />
      <Limb d="M88 190L97 232 122 198" width={16} />
      <Limb d="M85 182L92 222" width={26} colour="cloth-sky" side="far" />
    </>
  );
}

function Helper() {
  return (
    <>
      <Limb d="M266 236L226 284 300 290" width={30} colour="cloth-plum" side="far" />
      <Limb d="M258 170L266 236" width={46} colour="cloth-ochre" />
      <Limb d="M268 244L244 288 306 290" width={30} colour="cloth-plum" />
      <Limb d="M254 150L248 128" width={22} />
      <SideFace x={245} y={103} scale={2.8} facing="left" wear="headwrap" />
    </>
  );
}
