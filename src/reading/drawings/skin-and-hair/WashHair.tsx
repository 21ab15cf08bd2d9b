import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';
import { FlatHand, Profile } from '#src/reading/drawings/people/profile.tsx';

/** Coily hair to the shoulders. */
const long =
  'M29-38a12 12 0 0 0-15-14a14 14 0 0 0-22-5a14 14 0 0 0-24 4a14 14 0 0 0-18 16a14 14 0 0 0-12 20a14 14 0 0 0-5 22a14 14 0 0 0-1 22a14 14 0 0 0-1 22a14 14 0 0 0 4 22a12 12 0 0 0 18 10a12 12 0 0 0 18-2a12 12 0 0 0 15-11C-8 54-8 44-10 30-12 16-14 4-11-6-4-13 6-10 10-3L15-14C16-24 22-32 29-38Z';

/** Four steps: foam on the scalp, conditioner on the lengths, a comb at the ends, a cloth that presses them dry. */
export const washHair = defineDrawing(['scalp', 'conditioner', 'ends', 'drying'], (labels) => (
  <Chart height={552}>
    <Step x={8} y={20} label={labels.scalp} asleep>
      <path
        className={paint.tooth}
        d="M40 44C30 40 32 26 44 26 44 12 62 8 70 16 78 6 96 8 98 20 110 20 114 32 106 38 98 46 86 40 80 46 70 52 60 44 54 50 48 54 40 52 40 44Z"
      />
      <path className={paint.skin} d="M30 40L0 60V84L42 60Z" />
      <FlatHand at="translate(34 50)rotate(-28)scale(.9)" />
      <path className={paint.tooth} d="M118 12a4 4 0 1 0 .1 0M130 28a3 3 0 1 0 .1 0M112 32a2 2 0 1 0 .1 0" />
    </Step>
    <Step x={174} y={20} label={labels.conditioner} ground="accent">
      <path
        className={paint.tooth}
        d="M22 84q5-4 9 0q-5 34 0 74q-6 4-10 0q-4-38 1-74ZM44 94q5-4 9 0q-4 30-1 56q-5 4-9 0q-3-28 1-56Z"
      />
      <path className={paint.skin} d="M18 112L0 106V130L16 134Z" />
      <FlatHand at="translate(16 123)rotate(8)scale(.9)" />
    </Step>
    <Step x={8} y={286} label={labels.ends} ground="accent">
      <path
        className={paint.tooth}
        d="M22 118H32V122H66V128H32V134H66V140H32V146H66V152H32V158H66V164H32V170H22Z"
      />
      <path className={paint.skin} d="M8 134L0 133V155L8 154Z" />
      <FlatHand at="translate(4 144)scale(.75)" />
    </Step>
    <Step x={174} y={286} label={labels.drying} asleep>
      <path className={paint.tooth} d="M6 96Q36 84 66 94 62 130 68 168 36 178 4 168 10 130 6 96Z" />
      <path className={paint.mutedLine} d="M20 104Q16 134 20 164M54 104Q50 134 56 164" />
      <path className={paint.skin} d="M14 121L0 124V147L14 142Z" />
      <FlatHand at="translate(14 131)scale(.9)" />
    </Step>
  </Chart>
));

interface StepProps {
  x: number;
  y: number;
  label: string;
  ground?: 'primary' | 'accent';
  asleep?: boolean;
  children: ReactNode;
}

function Step({ label, asleep = false, children, ...tile }: StepProps) {
  return (
    <Tile {...tile} height={258}>
      <path className={paint.middle} d="M20 176C22 160 40 152 58 148H98C116 152 132 160 134 176Z" />
      <Profile at="translate(84 76)scale(1.05)" kind="woman" hair={long} asleep={asleep} />
      {children}
      <Label x={79} y={217} width={146} strong={label} />
    </Tile>
  );
}
