import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Rows, rowsHeight } from '#src/reading/drawings/frame/Rows.tsx';
import { StepNumber } from '#src/reading/drawings/frame/steps.tsx';
import { Floor, listenPose, man, nurse, Seated } from './Talk.tsx';

const rowsY = 228;
const lines = ['cause', 'wish', 'step'] as const;

/** A nurse and her manager at a table with three lines on a sheet: what strains, what she asks for, what happens next. */
export const managerTalk = defineDrawing(lines, (labels) => (
  <Chart height={rowsY + rowsHeight(lines.length)}>
    <Seated person={nurse} x={62} y={164} pose={listenPose} />
    <Seated person={man} x={278} y={164} facing="left" />
    <path className={paint.soda} d="M104 142H236V150H228V212H220V150H120V212H112V150H104Z" />
    <path className={paint.surface} d="M146 120L204 124 198 142H136Z" />
    <path className={paint.inkLine} d="M146 120L204 124 198 142H136ZM152 127H190M150 133H182" />
    <Floor y={212} />
    <Rows
      y={rowsY}
      rows={lines.map((line, index) => ({
        sign: <StepNumber number={index + 1} x={0} y={0} />,
        strong: labels[line],
      }))}
    />
  </Chart>
));
