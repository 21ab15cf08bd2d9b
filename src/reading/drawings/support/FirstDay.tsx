import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const height = 214;
const words = 84;

/** A first day in hospital: the body is checked, questions, a bed with others, visitors. */
export const firstDay = defineDrawing(['check', 'questions', 'bed', 'visit'], (labels) => (
  <Chart height={28 + 2 * height}>
    <StepTile number={1} x={8} y={20} height={height} words={words} label={labels.check}>
      <path className={paint.skin} d="M10 112L120 66Q140 60 142 74L136 84 30 134H10Z" />
      <path className={paint.jeans} d="M40 94L86 74Q96 96 94 100L50 120Q42 108 40 94Z" />
      <path className={paint.inkLine} d="M70 76Q70 46 98 44" />
      <circle className={paint.surface} cx="112" cy="42" r="17" />
      <path className={paint.inkLine} d="M95 42A17 17 0 1 1 95 43M112 42L120 34" />
    </StepTile>
    <StepTile
      number={2}
      x={174}
      y={20}
      height={height}
      words={words}
      label={labels.questions}
      ground="accent"
    >
      <FrontWoman look="braids" x={46} y={92} scale={2} />
      <FrontHead x={116} y={92} scale={2} />
      <path
        className={paint.surface}
        d="M60 22H124Q132 22 132 30V50Q132 58 124 58H86L74 68V58H60Q52 58 52 50V30Q52 22 60 22Z"
      />
      <path className={paint.mutedLine} d="M64 36H120M64 46H104" />
    </StepTile>
    <StepTile
      number={3}
      x={8}
      y={28 + height}
      height={height}
      words={words}
      label={labels.bed}
      ground="accent"
    >
      <path className={paint.soda} d="M16 100H142V112H136V128H128V112H30V128H22V112H16Z" />
      <path className={paint.surface} d="M18 86H140V100H18Z" />
      <path className={paint.tooth} d="M22 72Q40 64 56 74V88H22Z" />
      <FrontHead x={40} y={66} scale={1.3} turn={-78} asleep />
      <path className={paint.jeans} d="M56 72Q92 58 140 70V98H56Q50 84 56 72Z" />
    </StepTile>
    <StepTile number={4} x={174} y={28 + height} height={height} words={words} label={labels.visit}>
      <FrontHead x={54} y={76} scale={2} />
      <FrontWoman look="headwrap" x={108} y={80} scale={2} />
      <path className={paint.shell} d="M62 108H118Q114 128 90 128T62 108Z" />
    </StepTile>
  </Chart>
));
