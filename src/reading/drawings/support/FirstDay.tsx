import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { FourTiles } from '#src/reading/drawings/frame/FourTiles.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** A first day in hospital: the body is checked, questions, a bed with others, visitors. */
export const firstDay = defineDrawing(['check', 'questions', 'bed', 'visit'], (labels) => (
  <FourTiles
    height={214}
    words={84}
    tiles={[
      {
        label: labels.check,
        picture: (
          <>
            <path className={paint.skin} d="M10 112L120 66Q140 60 142 74L136 84 30 134H10Z" />
            <path className={paint.jeans} d="M40 94L86 74Q96 96 94 100L50 120Q42 108 40 94Z" />
            <path className={paint.inkLine} d="M70 76Q70 46 98 44" />
            <circle className={paint.surface} cx="112" cy="42" r="17" />
            <path className={paint.inkLine} d="M95 42A17 17 0 1 1 95 43M112 42L120 34" />
          </>
        ),
      },
      {
        label: labels.questions,
        picture: (
          <>
            <FrontWoman look="braids" x={46} y={92} scale={2} />
            <FrontHead x={116} y={92} scale={2} />
            <path
              className={paint.surface}
              d="M60 22H124Q132 22 132 30V50Q132 58 124 58H86L74 68V58H60Q52 58 52 50V30Q52 22 60 22Z"
            />
            <path className={paint.mutedLine} d="M64 36H120M64 46H104" />
          </>
        ),
      },
      {
        label: labels.bed,
        picture: (
          <>
            <path className={paint.soda} d="M16 100H142V112H136V128H128V112H30V128H22V112H16Z" />
            <path className={paint.surface} d="M18 86H140V100H18Z" />
            <path className={paint.tooth} d="M22 72Q40 64 56 74V88H22Z" />
            <FrontHead x={40} y={66} scale={1.3} turn={-78} asleep />
            <path className={paint.jeans} d="M56 72Q92 58 140 70V98H56Q50 84 56 72Z" />
          </>
        ),
      },
      {
        label: labels.visit,
        picture: (
          <>
            <FrontHead x={54} y={76} scale={2} />
            <FrontWoman look="headwrap" x={108} y={80} scale={2} />
            <path className={paint.shell} d="M62 108H118Q114 128 90 128T62 108Z" />
          </>
        ),
      },
    ]}
  />
));
