import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { StepNumber } from '#src/reading/drawings/frame/steps.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';

const names = ['look', 'feel', 'armpit'] as const;

/** A woman in a vest, one arm behind her head: she looks, feels the breast in small circles, and then the armpit. */
export const breastCheck = defineDrawing(names, (labels) => (
  <Chart height={548}>
    <circle className={paint.low} cx="170" cy="188" r="140" />
    <Woman />
    {names.map((name, index) => (
      <g key={name} transform={`translate(8 ${338 + index * 70})`}>
        <rect
          className={index % 2 === 0 ? paint.primarySoft : paint.accentSoft}
          width="324"
          height="64"
          rx="14"
        />
        <StepNumber number={index + 1} x={30} y={32} />
        <Label x={182} y={32} width={260} strong={labels[name]} />
      </g>
    ))}
  </Chart>
));

function Woman() {
  return (
    <>
      <path
        className={paint.skin}
        d="M220 210C234 192 244 178 252 164L286 108C294 92 284 80 268 80L196 70 192 94 246 106 208 154Z"
      />
      <path
        className={paint.skin}
        d="M156 118H184L187 146C206 152 226 156 230 178L224 210H116L112 174C114 158 134 152 153 146Z"
      />
      <path
        className={paint.middle}
        d="M131 153L146 149C148 182 192 182 194 149L209 153C206 178 214 198 224 208 233 226 230 244 219 256 217 268 216 280 218 292 222 304 226 316 228 330H112C114 316 118 304 122 292 124 280 123 268 121 256 110 244 107 226 116 208 126 198 134 178 131 153Z"
      />
      <FrontWoman look="headwrap" x={170} y={96} scale={2.7} />
      <circle className={paint.accentLine} cx="197" cy="224" r="29" strokeDasharray="2 7" />
      <path
        className={paint.skin}
        d="M136 151C106 154 99 174 95 194L79 254C75 272 87 284 104 279L172 260C186 258 198 255 208 250 215 246 213 241 208 240 217 237 216 230 209 229 216 225 213 217 206 219 205 213 199 212 192 215L160 235 113 247 126 206Z"
      />
      <g transform="scale(2.5)">
        <path className={paint.skinLine} d="M83 96L73 99M83.5 91.5L73 95M82 88L74 91.5M45.5 98.5L41 101" />
      </g>
      <circle className={paint.surface} cx="226" cy="192" r="9" />
      <circle className={paint.accent} cx="226" cy="192" r="7" />
      <StepNumber number={1} x={122} y={98} />
      <StepNumber number={2} x={242} y={236} />
      <StepNumber number={3} x={252} y={196} />
    </>
  );
}
