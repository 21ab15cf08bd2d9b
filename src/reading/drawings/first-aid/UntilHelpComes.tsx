import { drawFigure } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

export const sleeper: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 3,
  hair: 'short',
  eyes: 'closed',
  top: { kind: 'tee', fabric: { colour: 'cloth-ochre' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'barefoot',
};

/** Seen from above: the lower arm straight out, the upper hand under the cheek, the upper knee bent. */
export const onOneSide: Pose = {
  torso: [3, -3],
  head: -14,
  nearArm: [62, -40, -20],
  farArm: [100, 76],
  nearLeg: [104, 188, 150],
  farLeg: [177, 183, 140],
  anchor: 'hip',
};

const names = ['side', 'mouth', 'knee', 'press', 'minutes'] as const;

const lying = drawFigure(
  { person: sleeper, pose: onOneSide, at: { x: 178, y: 116 }, scale: 1.5, facing: 'left' },
  'sleeper',
);

/** A person who lies on one side, and a cloth pressed on a forearm. */
export const untilHelpComes = defineDrawing(names, (labels) => (
  <Chart height={494}>
    <Label x={170} y={38} width={320} strong={labels.side} />
    <rect className={paint.primarySoft} x="8" y="62" width="324" height="142" rx="14" />
    <g dangerouslySetInnerHTML={{ __html: lying }} />
    <path className={paint.mutedLine} d="M66 214L92 110M246 214L196 160" />
    <Label x={84} y={236} width={152} plain={labels.mouth} />
    <Label x={256} y={236} width={152} plain={labels.knee} />
    <rect className={paint.accentSoft} x="8" y="270" width="324" height="150" rx="14" />
    <Pressed />
    <Label x={170} y={456} width={320} strong={labels.press} plain={labels.minutes} />
  </Chart>
));

/** A hand that lies flat on a folded cloth on a forearm, its own arm coming from above. */
function Pressed() {
  return (
    <>
      <path
        className={paint.skin}
        d="M52 352C110 344 170 356 226 360 250 358 274 362 296 368Q322 372 320 379 304 384 280 382 250 392 220 388 150 398 52 396Z"
      />
      <path className={paint.high} d="M8 346Q36 340 64 344V402Q36 408 8 404Z" />
      <path
        className={paint.tooth}
        d="M106 340H206Q214 340 213 348V358Q160 366 104 354V346Q102 340 106 340Z"
      />
      <path className={paint.mutedLine} d="M106 347H211" />
      <path
        className={paint.skin}
        d="M196 314L268 270H310L216 336Q190 341 160 340L114 339Q102 336 110 328 130 326 150 321 172 310 196 314Z"
      />
      <path className={paint.skin} d="M148 326L144 344Q146 354 156 350L178 326Z" />
      <path className={paint.skinLine} d="M112 334L142 331M174 331L160 347" />
      <path className={paint.middle} d="M254 270H332V296L292 312Z" />
      <path className={paint.accentLine} d="M142 284V308M133 299L142 308 151 299" />
    </>
  );
}
