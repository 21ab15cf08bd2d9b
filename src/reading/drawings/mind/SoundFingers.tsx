import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 292;
/** The same letters and sounds in all languages of the site. */
const letters = ['m', 'a', 'm', 'a'];
const syllable = letters.slice(0, 2).join('');
const tips = [
  { x: 106, y: 92 },
  { x: 148, y: 72 },
  { x: 192, y: 74 },
  { x: 234, y: 98 },
];

/** An open hand: one sound on each finger, then the whole word, then the letters. */
export const soundFingers = defineDrawing(['sounds', 'say', 'write'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path
      className={paint.palm}
      d="M120 274L118 226Q84 200 62 164 54 148 66 144 80 142 92 162L108 178 94 104Q92 84 106 84T122 100L132 154 134 78Q134 60 148 60T162 78L166 150 178 80Q182 62 194 66T204 84L196 158 220 106Q228 90 240 96T246 114L222 196Q214 230 206 240L208 274Z"
    />
    <path className={paint.middle} d="M108 262H220V280H108Z" />
    {letters.map((letter, index) => (
      <g key={tips[index]?.x} transform={`translate(${tips[index]?.x} ${(tips[index]?.y ?? 0) - 34})`}>
        <circle className={paint.sun} r="17" />
        <text className={`${paint.text} ${paint.strong}`} x="0" y="6">
          {letter}
        </text>
      </g>
    ))}
    <rect className={paint.surface} x="252" y="190" width="80" height="50" rx="6" />
    <rect className={paint.inkLine} x="252" y="190" width="80" height="50" rx="6" />
    <text className={`${paint.text} ${paint.strong}`} x="292" y="221">
      {letters.join('')}
    </text>
    <path
      className={paint.soft}
      d="M20 196H84Q92 196 92 204V230Q92 238 84 238H50L34 250V238H20Q12 238 12 230V204Q12 196 20 196Z"
    />
    <text className={`${paint.text} ${paint.strong}`} x="52" y="223">
      {`${syllable}-${syllable}`}
    </text>
    <Places
      y={listY}
      places={[
        { x: 68, y: 74, label: labels.sounds },
        { x: 92, y: 200, label: labels.say },
        { x: 292, y: 184, label: labels.write },
      ]}
    />
  </Chart>
));
