import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';

const height = 266;

/** What a hand measures: a fist of ugali, a cupped hand of beans, a palm of fish, a spoon of oil. */
export const handPortions = defineDrawing(['fist', 'cupped', 'palm', 'spoon'], (labels) => (
  <Chart height={24 + 2 * height}>
    <Portion x={8} y={20} label={labels.fist}>
      <Fist />
    </Portion>
    <Portion x={174} y={20} label={labels.cupped} ground="accent">
      <CuppedHand />
    </Portion>
    <Portion x={8} y={20 + height} label={labels.palm} ground="accent">
      <Palm />
    </Portion>
    <Portion x={174} y={20 + height} label={labels.spoon}>
      <Spoon />
    </Portion>
  </Chart>
));

interface PortionProps {
  x: number;
  y: number;
  label: string;
  ground?: 'primary' | 'accent';
  children: ReactNode;
}

function Portion({ x, y, label, ground = 'primary', children }: PortionProps) {
  return (
    <>
      <Tile x={x} y={y} height={164} ground={ground}>
        {children}
      </Tile>
      <Label x={x + 79} y={y + 172} width={160} strong={label} hangs />
    </>
  );
}

/** Seen from the side of the fingers, the thumb across them; beside it as much ugali. */
function Fist() {
  return (
    <>
      <path
        className={paint.skin}
        d="M28 164L31 124C14 112 8 92 11 58 11 38 33 36 34 48 36 32 57 32 58 45 61 32 80 34 81 48 86 38 102 42 102 60 104 92 100 110 84 124L87 164Z"
      />
      <path className={paint.middle} d="M22 150H92L94 164H20Z" />
      <path
        className={paint.skin}
        d="M11 86C10 72 24 68 36 74L80 86C92 90 90 108 76 107L40 104C24 108 12 102 11 86Z"
      />
      <path className={paint.palm} d="M70 87L80 90C86 93 85 101 77 101L68 99Z" />
      <g transform="scale(2)">
        <path
          className={paint.skinLine}
          d="M17 23.5V36M29 22V39M40.5 23.5V43M6 43C5 36 12 34 18 37L40 43C46 45 45 54 38 53.5L20 52"
        />
      </g>
      <path className={paint.tooth} d="M104 150C104 104 154 104 154 150Q128 158 104 150Z" />
      <path className={paint.mutedLine} d="M112 142Q114 126 126 122" />
    </>
  );
}

/** From the side, its hollow upwards and full of beans. */
function CuppedHand() {
  return (
    <>
      <path className={paint.palm} d="M14 76C30 62 92 62 112 84L100 112H30Z" />
      <path
        className={paint.beans}
        d="M38 80l5 4M56 70l6 3M74 72l6-2M92 84l4 3M48 94l6-2M66 86l6 3M82 96l5-2M32 94l2 3M64 102l5-1"
      />
      <path
        className={paint.skin}
        d="M8 74C12 66 20 70 22 78 26 92 36 100 54 102 76 104 92 100 106 86 112 70 118 58 126 58 136 60 134 74 130 86L158 102V146L120 138C84 150 50 146 30 126 16 110 8 90 8 74Z"
      />
      <path className={paint.middle} d="M146 92L158 98V150L138 146Z" />
      <g transform="scale(2)">
        <path className={paint.skinLine} d="M6.5 46C10 58 20 65 34 65M65 43Q63 52 55 56M62 31Q65 33 64 37" />
      </g>
    </>
  );
}

/** Open, towards the reader; a fish as big as the palm without the fingers. */
function Palm() {
  return (
    <>
      <path
        className={paint.palm}
        d="M50 164L50 142C34 130 30 112 30 94L22 56C20 46 33 43 36 52L44 82 42 34C42 23 57 23 58 34L62 78 65 22C66 11 81 11 81 22L80 78 88 34C90 24 104 26 103 36L97 88 99 102C108 92 114 80 124 76 134 73 140 82 134 90 122 106 114 126 102 140L103 164Z"
      />
      <path className={paint.middle} d="M42 152H110L112 164H40Z" />
      <g transform="scale(2)">
        <path className={paint.skinLine} d="M22 43V44M31 41V43M40 41V43" />
      </g>
      <path
        className={paint.mutedFill}
        d="M28 112C44 88 76 90 92 108L108 96V128L92 118C76 136 44 136 28 112Z"
      />
      <path className={paint.surfaceLine} d="M39 109H39M54 102Q60 112 54 122" />
    </>
  );
}

/** A hand that holds a spoon with oil, seen from above. */
function Spoon() {
  return (
    <>
      <path className={paint.skin} d="M158 122L118 120C106 122 98 112 106 106L124 96 158 84Z" />
      <path className={paint.steel} d="M64 104L146 96" />
      <ellipse className={paint.mutedFill} cx="42" cy="106" rx="36" ry="25" />
      <ellipse className={paint.sun} cx="42" cy="106" rx="29" ry="19" />
      <path className={paint.surfaceLine} d="M22 102Q26 94 36 93" />
      <path className={paint.skin} d="M158 62C136 58 116 70 102 84 94 92 102 102 110 97L128 90 158 98Z" />
      <path className={paint.palm} d="M106 86C102 92 106 96 110 93L116 88 113 82Z" />
      <path className={paint.middle} d="M140 52L158 54V132L142 128Z" />
      <path className={paint.sun} d="M42 30Q56 50 50 58 42 66 34 58 28 50 42 30Z" />
    </>
  );
}
