import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Tick } from '#src/reading/drawings/frame/marks.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { Limb, SideFace } from '#src/reading/drawings/people/cast.tsx';

const size = { height: 254, words: 94 };

/** Four steps to a drink against drying out: clean hands, a litre of safe water, the whole sachet, small sips. */
export const mixOrs = defineDrawing(['wash', 'water', 'sachet', 'sips'], (labels) => (
  <Chart height={546}>
    <StepTile number={1} x={8} y={20} {...size} label={labels.wash}>
      <WashedHands />
    </StepTile>
    <StepTile number={2} x={174} y={20} {...size} label={labels.water} ground="accent">
      <Bottle />
      <Tick x={124} y={136} />
    </StepTile>
    <StepTile number={3} x={8} y={284} {...size} label={labels.sachet} ground="accent">
      <Sachet />
    </StepTile>
    <StepTile number={4} x={174} y={284} {...size} label={labels.sips}>
      <Sips />
    </StepTile>
  </Chart>
));

function WashedHands() {
  return (
    <>
      <path className={paint.mutedFill} d="M158 14V34H104Q96 34 96 44V50H74V40Q74 14 100 14Z" />
      <path className={paint.waterLine} d="M85 54V150" />
      <Limb d="M15 134L44 116" width={28} colour="cloth-ochre" />
      <Limb d="M42 117L74 101 106 94" width={24} side="far" />
      <Limb d="M58 104Q58 86 74 76" width={11} side="far" />
      <Limb d="M143 134L116 117" width={28} colour="cloth-ochre" />
      <Limb d="M117 117L98 107" width={24} />
      <Limb d="M96 100L54 92M94 109L49 105M97 118L55 118" width={12} />
      <Limb d="M106 106Q106 90 92 82" width={11} />
      <path className={paint.skinLine} d="M92 104L56 98M92 114L55 111" />
      <path
        className={paint.water}
        d="M62 136a6 6 0 1 1-1 0ZM108 144a5 5 0 1 1-1 0ZM44 68a6 6 0 1 1-1 0ZM122 70a5 5 0 1 1-1 0Z"
      />
    </>
  );
}

function Bottle() {
  return (
    <>
      <path className={paint.water} d="M48 74H110V148Q110 152 106 152H52Q48 152 48 148Z" />
      <path className={paint.accent} d="M66 12H92V28H66Z" />
      <path
        className={paint.inkLine}
        d="M68 28V38Q68 46 58 54 46 62 46 76V146Q46 154 54 154H104Q112 154 112 146V76Q112 62 100 54 90 46 90 38V28ZM112 74H98"
      />
    </>
  );
}

/** A hand tips the whole sachet into the jug; a spoon stands in it. */
function Sachet() {
  return (
    <>
      <path className={paint.water} d="M27 100H111L106 153H37Z" />
      <path className={paint.inkLine} d="M21 84H117L107 155H35ZM115 96C141 94 139 134 110 134M30 56L58 128" />
      <ellipse className={paint.mutedFill} cx="61" cy="138" rx="7" ry="12" transform="rotate(-20 61 138)" />
      <Limb d="M116 50L98 44" width={12} side="far" />
      <path className={paint.tooth} d="M76 66L62 52 92 14 118 34 90 72Z" />
      <path className={paint.primary} d="M78 32L104 53 98 61 71 41Z" />
      <path className={paint.mutedLine} d="M73 72V73M78 80V81M69 86V87M77 92V93M71 96V97" />
      <Limb d="M145 20L132 28" width={26} colour="cloth-plum" />
      <Limb d="M130 30L120 36" width={22} />
      <Limb d="M116 30L100 30M118 38L98 40M120 46L102 50" width={10} />
      <path className={paint.skinLine} d="M116 35L102 35M118 43L103 45" />
    </>
  );
}

/** Someone gives a person a spoon from a cup on the table. */
function Sips() {
  return (
    <>
      <path className={paint.middle} d="M6 160C6 136 20 126 38 122L66 122C84 128 90 144 92 160Z" />
      <Limb d="M52 124V106" width={22} />
      <SideFace x={51} y={76} scale={2.8} />
      <path className={paint.mutedLine} d="M86 97L122 88" />
      <path className={paint.mutedFill} d="M80 95Q90 91 99 94 96 103 86 102Z" />
      <Limb d="M145 106L132 98" width={24} colour="cloth-plum" />
      <Limb d="M132 98L124 94" width={18} />
      <Limb d="M122 86L114 84M120 94L112 92M124 101L116 99" width={8} />
      <path className={paint.water} d="M105 128H139L136 152H108Z" />
      <path className={paint.inkLine} d="M102 120H142L138 154H106Z" />
      <path className={paint.mutedFill} d="M88 155H158V160H88Z" />
    </>
  );
}
