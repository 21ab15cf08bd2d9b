import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const names = ['gumLine', 'tilt', 'circles', 'tooth', 'gum'] as const;
const toothCentres = [51, 111, 170, 229, 289];

/** A row of teeth under a brush that circles, and one tooth from the side with the bristles tilted to its gum line. */
export const brushingTechnique = defineDrawing(names, (labels) => (
  <Chart height={468}>
    <Row />
    <Label x={170} y={190} width={320} strong={labels.circles} />
    <path className={paint.mutedLine} d="M20 216H320" strokeDasharray="1 8" />
    <Side />
    <path className={paint.mutedLine} d="M90 278H122M90 348H106M90 412H104" />
    <Label x={44} y={278} width={80} plain={labels.tooth} />
    <Label x={44} y={348} width={80} plain={labels.gumLine} />
    <Label x={44} y={412} width={80} plain={labels.gum} />
    <Label x={270} y={412} width={132} strong={labels.tilt} />
  </Chart>
));

/** The row from the front: teeth, gum, and the brush lying along the gum line. */
function Row() {
  return (
    <>
      <rect className={paint.soft} x="8" y="22" width="324" height="142" rx="14" />
      {toothCentres.map((x) => (
        <rect key={x} className={paint.tooth} x={x - 27} y="40" width="54" height="96" rx="16" />
      ))}
      <path
        className={paint.gum}
        d="M8 150V104Q22 104 24 106Q51 140 81 106Q111 140 140 106Q170 140 199 106Q229 140 259 106Q289 140 316 106Q318 104 332 104V150A14 14 0 0 1 318 164H22A14 14 0 0 1 8 150Z"
      />
      <path
        className={paint.primary}
        d="M26 90H110C120 90 126 96 138 96H312A7 7 0 0 1 312 110H138C126 110 120 116 110 116H26A13 13 0 0 1 26 90Z"
        transform="rotate(6 30 103)"
      />
      {toothCentres.slice(2).map((x) => (
        <g key={x} transform={`translate(${x} 72)`}>
          <path className={paint.accentLine} d="M9 12A15 15 0 1 1 15 -1" />
          <path className={paint.accent} d="M7 -3H23L15 9Z" />
        </g>
      ))}
    </>
  );
}

/** One tooth from the side; the bristles meet the gum line at 45 degrees. */
function Side() {
  return (
    <>
      <path className={paint.tooth} d="M118 352C110 300 122 246 148 246S188 300 180 352Z" />
      <path
        className={paint.gum}
        d="M92 446V372C92 352 106 346 116 346C130 366 168 366 182 346C194 346 206 352 206 372V446Z"
      />
      <path className={paint.mutedLine} d="M186 344V236" strokeDasharray="2 7" />
      <g transform="translate(184 346)rotate(45)">
        <path className={paint.accentLine} d="M-14 -2V-40M-7 -2V-40M0 -2V-40M7 -2V-40M14 -2V-40" />
        <rect className={paint.primary} x="-21" y="-60" width="42" height="20" rx="8" />
      </g>
      <path className={paint.inkLine} d="M187 251A92 92 0 0 1 252 278" />
      <text className={`${paint.text} ${paint.strong}`} x="236" y="246">
        45°
      </text>
    </>
  );
}
