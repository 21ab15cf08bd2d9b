import type { ReactNode } from 'react';
import type { Figure } from '#src/figures/body/figure.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Clock, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Drinker } from '#src/reading/drawings/people/drinker.tsx';
import { MovingPerson } from '#src/reading/drawings/people/moving-person.tsx';
import { FrontHead, WalkingPerson } from '#src/reading/drawings/people/people.tsx';

const height = 266;

const tired: Figure = {
  person: {
    age: 'adult',
    form: 'woman',
    build: 'stout',
    skin: 3,
    hair: 'headwrap',
    headCloth: 'cloth-ochre',
    top: { kind: 'tee', fabric: { colour: 'cloth-pink' } },
    bottom: { kind: 'trousers', fabric: { colour: 'cloth-teal' } },
    shoes: 'cloth-red',
  },
  pose: {
    torso: [-74, -54],
    head: -50,
    nearArm: [88, 44],
    farArm: [62, -74],
    nearLeg: [4, 92, 0],
    farLeg: [-2, 86, 0],
    anchor: 'hip',
  },
  at: { x: 58, y: 112 },
  scale: 1.24,
};

/** Four signs of raised sugar: great thirst, the latrine at night, tiredness, clothes that have become too wide. */
export const sugarSigns = defineDrawing(['thirst', 'urine', 'tired', 'thin'], (labels) => (
  <Chart height={22 + 2 * height}>
    <Sign x={8} y={20} label={labels.thirst}>
      <Drinker>
        <path className={paint.water} d="M-14-14H20L16 26H-14Z" />
        <path className={paint.inkLine} d="M-22-26H24L18 28H-16Z" />
      </Drinker>
    </Sign>
    <Sign x={174} y={20} label={labels.urine} ground="accent">
      <NightLatrine />
    </Sign>
    <Sign x={8} y={20 + height} label={labels.tired} ground="accent">
      <path className={paint.mutedLine} d="M12 155H146" />
      <path className={paint.soda} d="M22 110H86V120H80V154H72V120H40V154H32V120H22Z" />
      <MovingPerson figure={tired} />
    </Sign>
    <Sign x={174} y={20 + height} label={labels.thin}>
      <LooseTrousers />
    </Sign>
  </Chart>
));

interface SignProps {
  x: number;
  y: number;
  label: string;
  ground?: 'primary' | 'accent';
  children: ReactNode;
}

function Sign({ x, y, label, ground = 'primary', children }: SignProps) {
  return (
    <>
      <Tile x={x} y={y} height={168} ground={ground}>
        {children}
      </Tile>
      <Label x={x + 79} y={y + 176} width={160} strong={label} hangs />
    </>
  );
}

function NightLatrine() {
  return (
    <>
      <path className={paint.night} d="M0 154V14Q0 0 14 0H144Q158 0 158 14V154Z" />
      <path className={paint.sun} d="M22 16A15 15 0 1 0 38 38 18 18 0 0 1 22 16Z" />
      <path className={paint.middle} d="M0 158Q79 146 158 158 156 168 144 168H14Q2 168 0 158Z" />
      <path className={paint.high} d="M88 84H146V158H88Z" />
      <path className={paint.soda} d="M80 84L92 66H144L154 84Z" />
      <path className={paint.sun} d="M98 98H124V158H98Z" />
      <path className={paint.soda} d="M124 98L138 104V158H124Z" />
      <Clock x={118} y={32} r={24} minutes={0} />
      <WalkingPerson x={52} y={160} />
    </>
  );
}

/** A thin man from the front holds his trousers, which stand off his waist. */
function LooseTrousers() {
  return (
    <g transform="translate(4 9)scale(.95)">
      <path className={paint.skin} d="M72 56L74 40H84L86 56Q79 62 72 56Z" />
      <path
        className={paint.high}
        d="M72 54H86C104 58 106 66 106 78L98 92V122H60V92L52 78C52 66 54 58 72 54Z"
      />
      <path className={paint.night} d="M40 116A39 9 0 0 1 118 116Z" />
      <path className={paint.high} d="M60 106H98V119Q79 124 60 119Z" />
      <path className={paint.jeans} d="M40 114Q79 132 118 114L120 167H84L79 144 74 167H38Z" />
      <path className={paint.surfaceLine} d="M42 124Q79 141 116 124" />
      <path className={paint.skinLimb} d="M56 76L40 96 42 114M102 76L118 96 116 114" />
      <FrontHead x={79} y={24} scale={1.7} />
      <path
        className={paint.inkLine}
        d="M128 122H146M139 115L147 122 139 129M30 122H12M19 115L11 122 19 129"
      />
    </g>
  );
}
