import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';

const names = ['lump', 'dimple', 'nipple', 'skin'] as const;

const contour = 'M9 14C4 32 12 44 29 44 46 44 55 32 52 18';

/** The arrow that points at a change, with a pale edge so that it stands out from the skin. */
function Pointer({ d }: { d: string }) {
  return (
    <>
      <path className={paint.halo} d={d} />
      <path className={paint.accentLine} d={d} />
    </>
  );
}

const marks: Readonly<Record<(typeof names)[number], ReactNode>> = {
  lump: (
    <>
      <Tip />
      <circle fill="var(--figure-skin-3-far,#603a29)" cx="110" cy="40" r="16" />
      <circle className={paint.palm} cx="106" cy="35" r="7" />
      <Pointer d="M147 12L131 25M131 16V25H140" />
    </>
  ),
  dimple: (
    <>
      <Tip />
      <path fill="var(--figure-skin-3-far,#603a29)" d="M90 42C90 24 128 24 128 42 128 58 90 58 90 42Z" />
      <path className={paint.palm} d="M90 42C90 60 128 60 128 42 125 52 93 52 90 42Z" />
      <Pointer d="M147 12L131 25M131 16V25H140" />
    </>
  ),
  nipple: (
    <>
      <ellipse fill="var(--figure-skin-3-far,#603a29)" cx="76" cy="66" rx="20" ry="19" />
      <path className={paint.hair} d="M66 66Q76 61 86 66 76 71 66 66Z" />
      <Pointer d="M150 66H104M113 58L104 66 113 74" />
    </>
  ),
  skin: (
    <>
      <path
        className={paint.high}
        d="M84 22C106 22 128 36 128 60 126 84 104 88 94 76 100 60 92 48 78 46 70 36 74 24 84 22Z"
      />
      <path
        className={paint.hair}
        d="M86 30h3v3h-3ZM98 30h3v3h-3ZM92 38h3v3h-3ZM104 38h3v3h-3ZM114 40h3v3h-3ZM100 46h3v3h-3ZM110 50h3v3h-3ZM120 52h3v3h-3ZM104 58h3v3h-3ZM114 60h3v3h-3ZM108 68h3v3h-3ZM118 70h3v3h-3ZM100 74h3v3h-3Z"
      />
      <Tip />
      <Pointer d="M147 14L125 30M126 20L125 30 135 31" />
    </>
  ),
};

function Tip() {
  return (
    <>
      <ellipse fill="var(--figure-skin-3-far,#603a29)" cx="76" cy="66" rx="18" ry="17" />
      <circle className={paint.skin} cx="76" cy="66" r="6" />
    </>
  );
}

/** A calm woman in a vest, and four changes of a breast that need a check. */
export const breastChanges = defineDrawing(names, (labels) => (
  <Chart height={572}>
    <circle className={paint.low} cx="170" cy="88" r="58" />
    <path className={paint.skin} d="M161 76H179L181 99C206 104 220 108 224 148H116C120 108 134 104 159 99Z" />
    <path
      className={paint.middle}
      d="M135 103L147 101C151 122 189 122 193 101L205 103C204 120 210 130 216 134L214 148H126L124 134C130 130 136 120 135 103Z"
    />
    <FrontWoman look="braids" x={170} y={62} scale={1.9} />
    {names.map((name, index) => (
      <Tile
        key={name}
        x={8 + (index % 2) * 166}
        y={148 + Math.floor(index / 2) * 214}
        height={206}
        ground={index % 3 === 0 ? 'primary' : 'accent'}
      >
        <path className={paint.skin} d="M0 14Q0 0 14 0H144Q158 0 158 14V112H0Z" />
        <g transform="scale(2.5)">
          <path className={paint.skinLine} d={contour} />
        </g>
        {marks[name]}
        <Label x={79} y={160} width={150} strong={labels[name]} />
      </Tile>
    ))}
  </Chart>
));
