import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { FrontFace, Limb, SideFace } from '#src/reading/drawings/people/cast.tsx';

const names = ['head', 'together', 'still'] as const;
const listY = 304;
const spots = { head: { x: 106, y: 184 }, together: { x: 216, y: 214 }, still: { x: 214, y: 270 } } as const;

/** Three helpers turn a person on the ground as one piece; one of them holds the head. */
export const logRoll = defineDrawing(names, (labels) => (
  <Chart height={listY + placesHeight(names.length) + 6}>
    <rect className={paint.primarySoft} x="8" y="20" width="324" height="274" rx="14" />
    <Helper x={172} colour="cloth-plum" wear="headwrap" />
    <Helper x={262} colour="cloth-ochre" wear="short" />
    <HeadHolder />
    <Patient />
    <path className={paint.accentLine} d="M92 270H322M101 263L92 270 101 277M313 263L322 270 313 277" />
    <Limb d="M142 160L136 192 144 236M202 160L204 192 196 238" width={13} />
    <Limb d="M232 160L230 192 236 240M292 160L298 192 288 242" width={13} />
    <Limb d="M152 141L142 164M192 141L202 164" width={19} colour="cloth-plum" />
    <Limb d="M242 141L232 164M282 141L292 164" width={19} colour="cloth-ochre" />
    <Limb d="M50 180L76 206 104 230" width={13} />
    <Limb d="M38 158L52 184" width={19} colour="cloth-teal" side="far" />
    <Places y={listY} places={names.map((name) => ({ ...spots[name], label: labels[name] }))} />
  </Chart>
));

/** Kneels behind the person on the ground. */
function Helper({
  x,
  colour,
  wear,
}: {
  x: number;
  colour: 'cloth-plum' | 'cloth-ochre';
  wear: 'headwrap' | 'short';
}) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Limb d="M-16 140H16V226H-16ZM0 140V226" width={26} colour={colour} />
      <Limb d="M0 128V112" width={15} />
      <FrontFace x={0} y={90} scale={2} wear={wear} />
    </g>
  );
}

function HeadHolder() {
  return (
    <>
      <Limb d="M24 222L58 254 20 260" width={20} colour="cloth-blue" />
      <Limb d="M34 160L26 218" width={34} colour="cloth-teal" />
      <Limb d="M38 146L42 130" width={14} />
      <SideFace x={48} y={112} scale={1.9} turn={20} wear="elder" />
    </>
  );
}

function Patient() {
  return (
    <>
      <Limb d="M126 234L140 236" width={16} />
      <SideFace x={106} y={230} scale={1.8} turn={-90} />
      <Limb d="M150 236L200 238" width={34} colour="cloth-sky" />
      <Limb d="M204 240L300 244" width={24} colour="cloth-blue" />
      <Limb d="M308 246L312 226" width={13} />
      <Limb d="M162 250L196 254" width={11} />
      <Limb d="M142 242L162 249" width={16} colour="cloth-sky" side="far" />
    </>
  );
}
