import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Cross, Tick, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Bumps, Profile } from '#src/reading/drawings/people/profile.tsx';

const pulled =
  'M31-36C22-34 18-26 17-14L12-2C7-10-4-13-11-6-15 0-13 10-18 20-24 30-32 36-35 36-52 16-54-10-45-28-60-34-60-56-42-58-30-58-28-50-27-46-10-56 16-56 31-36Z';
const hanging =
  'M31-37C22-34 16-26 16-14 14-4 14 4 10 6 4-6-6-8-12 2-16 12-14 20-20 28-26 36-34 40-38 38-56 14-56-12-46-30-34-58 14-62 31-37Z';

/** Two women: braids pulled back so tightly that bumps stand at the edge; braids that hang loose. */
export const braidTension = defineDrawing(['tight', 'loose'], (labels) => (
  <Chart height={512}>
    <Tile x={8} y={20} width={324} height={238} ground="accent">
      <Woman hair={pulled}>
        <path
          className={paint.mutedLine}
          d="M24-36Q-8-46-34-42M17-18Q-14-30-36-34M10-6Q-10-20-40-28M-16 14Q-24-6-43-24M-52-44Q-46-50-38-48"
        />
        <Bumps d="M34-30a2 2 0 1 0 .1 0ZM24-24a2 2 0 1 0 .1 0ZM22-13a2 2 0 1 0 .1 0ZM18-2a2 2 0 1 0 .1 0ZM28-32a2 2 0 1 0 .1 0Z" />
      </Woman>
      <path className={paint.accentLine} d="M52 36L28 18M32 30L27 17 41 18" />
      <Cross x={298} y={26} />
      <Label x={250} y={124} width={136} strong={labels.tight} />
    </Tile>
    <Tile x={8} y={266} width={324} height={238}>
      <Woman hair={hanging}>
        <path className={paint.mutedLine} d="M26-36Q-10-50-40-26M17-20Q-14-36-42-10M-11-2Q-26-14-46 6" />
        <g transform="scale(1.6)">
          <path className={paint.seeds} fill="none" d={braids} />
        </g>
        <path
          className={paint.mutedLine}
          d="M-16 32L-12 36M-18 44L-14 48M-19 56L-15 60M-19 68L-15 72M-30 38L-26 42M-32 50L-28 54M-33 62L-29 66M-33 74L-29 78M-43 40L-39 44M-46 52L-42 56M-47 64L-43 68M-46 76L-42 80"
        />
      </Woman>
      <Tick x={298} y={26} />
      <Label x={250} y={124} width={136} strong={labels.loose} />
    </Tile>
  </Chart>
));

const braids = 'M-8 6Q-11 28-10 50M-16 10Q-20 30-18 54M-24 10Q-29 32-27 54';

function Woman({ hair, children }: { hair: string; children: ReactNode }) {
  return (
    <>
      <path className={paint.middle} d="M18 238C22 214 46 204 70 198H124C148 204 168 216 172 238Z" />
      <g transform="translate(108 112)scale(1.35)">
        <Profile at="" kind="woman" hair={hair} />
        {children}
        <circle className={paint.high} cx="-3" cy="24" r="4" />
      </g>
    </>
  );
}
