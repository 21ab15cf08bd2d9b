import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const harmful = ['mercury', 'hydroquinone', 'steroid'] as const;

/** A tube and a jar of cream; the small print of the tube, made large, names what harms: each word has a crossed ring. */
export const harmfulCream = defineDrawing(['front', ...harmful], (labels) => (
  <Chart height={530}>
    <Label x={240} y={62} width={180} strong={labels.front} />
    <path className={paint.soft} d="M62 130L14 230H188L108 130Z" />
    <Tube />
    <Jar />
    <rect className={paint.soft} x="8" y="220" width="324" height="302" rx="14" />
    <circle className={paint.surface} cx="86" cy="112" r="30" />
    <path className={paint.mutedLine} d="M70 100H102M66 109H106M66 118H106M72 127H96" />
    <circle className={paint.inkLine} cx="86" cy="112" r="30" />
    <path className={paint.inkLine} d="M107 133L128 154" />
    {harmful.map((name, index) => (
      <g key={name} transform={`translate(18 ${230 + index * 96})`}>
        <rect className={paint.surface} width="304" height="88" rx="8" />
        <circle className={paint.accentLine} cx="38" cy="44" r="19" />
        <path className={paint.accentLine} d="M25 57L51 31" />
        <Label x={182} y={44} width={228} strong={labels[name]} />
      </g>
    ))}
  </Chart>
));

function Tube() {
  return (
    <g transform="translate(86 24)">
      <path className={paint.high} d="M-46 0H46L36 146H-36Z" />
      <path className={paint.accent} d="M-48-4H48V12H-48ZM-28 146H28V174H-28Z" />
      <circle className={paint.low} cy="38" r="14" />
    </g>
  );
}

function Jar() {
  return (
    <g transform="translate(244 154)">
      <path className={paint.tooth} d="M-60-10H60V22Q60 36 46 36H-46Q-60 36-60 22Z" />
      <path className={paint.mutedLine} d="M-36 6H36M-30 17H30" />
      <rect className={paint.accent} x="-66" y="-38" width="132" height="30" rx="7" />
    </g>
  );
}
