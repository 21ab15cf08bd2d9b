import type { ReactNode } from 'react';
import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { defineDrawing } from './define-drawing.ts';
import { Label } from './Label.tsx';
import { Tile } from './marks.tsx';
import { FrontWoman } from './women.tsx';

const names = ['lump', 'dimple', 'nipple', 'skin'] as const;

const whole = 'M26 0C28 26 14 40 14 66 14 96 40 112 70 112 104 112 130 92 130 62 130 40 118 24 114 0Z';
const dented =
  'M26 0C28 26 14 40 14 66 14 96 40 112 70 112 104 112 130 92 130 66 130 58 122 56 112 50 122 46 126 42 124 34 120 22 116 12 114 0Z';

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
      <Pointer d="M150 10L130 26M130 16V26H140" />
    </>
  ),
  dimple: (
    <>
      <Tip />
      <g transform="scale(2.5)">
        <path className={paint.skinLine} d="M44 20L38 15M44 20L37 20M44 20L39 25" />
      </g>
      <Pointer d="M150 26L122 46M124 35L122 46 133 48" />
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
      <Pointer d="M150 10L124 30M125 19L124 30 135 31" />
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
  <Chart height={556}>
    <circle className={paint.low} cx="170" cy="88" r="58" />
    <path className={paint.skin} d="M159 76H181L183 98C210 104 226 108 230 148H110C114 108 130 104 157 98Z" />
    <path
      className={paint.middle}
      d="M133 102L145 100C149 122 191 122 195 100L207 102C206 120 214 130 222 134L220 148H120L118 134C126 130 134 120 133 102Z"
    />
    <FrontWoman x={170} y={62} scale={1.9} />
    {names.map((name, index) => (
      <Tile
        key={name}
        x={8 + (index % 2) * 166}
        y={148 + Math.floor(index / 2) * 206}
        height={198}
        ground={index % 3 === 0 ? 'primary' : 'accent'}
      >
        <path className={paint.skin} d={name === 'dimple' ? dented : whole} />
        {marks[name]}
        <Label x={79} y={155} width={150} strong={labels[name]} />
      </Tile>
    ))}
  </Chart>
));
