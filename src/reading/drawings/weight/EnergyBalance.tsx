import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { SittingPerson, WalkingPerson } from '#src/reading/drawings/people/people.tsx';

const names = ['energyIn', 'foodAndDrink', 'energyOut', 'body', 'movement', 'overWeeks'] as const;

/** Level scales: food and drink on one side, a person at rest and a person who walks on the other. */
export const energyBalance = defineDrawing(names, (labels) => (
  <Chart height={436}>
    <Label x={88} y={46} width={156} strong={labels.energyIn} />
    <Label x={252} y={46} width={156} strong={labels.energyOut} />
    <Food />
    <SittingPerson x={212} y={176} />
    <WalkingPerson x={292} y={176} />
    <Scales />
    <Label x={80} y={244} width={140} plain={labels.foodAndDrink} />
    <Label x={260} y={234} width={140} plain={labels.body} />
    <Label x={260} y={302} width={140} plain={labels.movement} />
    <path className={paint.mutedLine} d="M236 268H284" />
    <rect className={paint.primary} x="8" y="378" width="324" height="50" rx="25" />
    <Label x={170} y={403} width={300} strong={labels.overWeeks} on="primary" />
  </Chart>
));

function Scales() {
  return (
    <>
      <path className={paint.ink} d="M166 200H174V340H204A8 8 0 0 1 204 356H136A8 8 0 0 1 136 340H166Z" />
      <rect className={paint.ink} x="10" y="190" width="320" height="10" rx="5" />
      <path className={paint.accent} d="M12 176H160L150 190H22ZM180 176H328L318 190H190Z" />
      <circle className={paint.low} cx="170" cy="195" r="12" />
    </>
  );
}

/** A plate of ugali, greens and beans, and a cup. */
function Food() {
  return (
    <>
      <path className={paint.tooth} d="M38 158C38 128 78 128 78 158Z" />
      <path className={paint.middle} d="M66 158C62 140 78 146 80 138C90 142 102 140 98 158Z" />
      <path className={paint.high} d="M88 158C88 146 108 144 110 158Z" />
      <path className={paint.mutedLine} d="M38 158C38 128 78 128 78 158" />
      <path className={paint.primary} d="M20 158H118C116 170 106 176 94 176H44C32 176 22 170 20 158Z" />
      <path className={paint.water} d="M126 146H154L151 176H129Z" />
      <path className={paint.inkLine} d="M124 134H156L152 176H128Z" />
    </>
  );
}
