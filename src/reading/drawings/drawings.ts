import { beFast } from './BeFast.tsx';
import { bellyPainMap } from './BellyPainMap.tsx';
import { bloodPressure } from './BloodPressure.tsx';
import { braidTension } from './BraidTension.tsx';
import { breastChanges } from './BreastChanges.tsx';
import { breastCheck } from './BreastCheck.tsx';
import { brushingTechnique } from './BrushingTechnique.tsx';
import { brushingTimes } from './BrushingTimes.tsx';
import { chestCompressions } from './ChestCompressions.tsx';
import { cleanClipper } from './CleanClipper.tsx';
import { condomSteps } from './CondomSteps.tsx';
import { creamAmounts } from './CreamAmounts.tsx';
import { cuffAtHeart } from './CuffAtHeart.tsx';
import { driedOutChild } from './DriedOutChild.tsx';
import { dryGroundnuts } from './DryGroundnuts.tsx';
import { dryingCloths } from './DryingCloths.tsx';
import type { DefinedDrawing } from './define-drawing.ts';
import { energyBalance } from './EnergyBalance.tsx';
import { enrichedPorridge } from './EnrichedPorridge.tsx';
import { eyeCup } from './EyeCup.tsx';
import { eyeProtection } from './EyeProtection.tsx';
import { eyeRinse } from './EyeRinse.tsx';
import { faceSwelling } from './FaceSwelling.tsx';
import { footCare } from './FootCare.tsx';
import { footCheck } from './FootCheck.tsx';
import { footStool } from './FootStool.tsx';
import { fourMoves } from './FourMoves.tsx';
import { grounding } from './Grounding.tsx';
import { hairlineSigns } from './HairlineSigns.tsx';
import { handPortions } from './HandPortions.tsx';
import { harmfulCream } from './HarmfulCream.tsx';
import { heartAttackSigns } from './HeartAttackSigns.tsx';
import { helmetFastened } from './HelmetFastened.tsx';
import { hotTea } from './HotTea.tsx';
import { hoursAfterRisk } from './HoursAfterRisk.tsx';
import { ingrownHair } from './IngrownHair.tsx';
import { jigger } from './Jigger.tsx';
import { knockedOutTooth } from './KnockedOutTooth.tsx';
import { levelSpoon } from './LevelSpoon.tsx';
import { logRoll } from './LogRoll.tsx';
import { mixOrs } from './MixOrs.tsx';
import { nailCut } from './NailCut.tsx';
import { napeGuard } from './NapeGuard.tsx';
import type { Drawing } from './PagePicture.tsx';
import { periodProducts } from './PeriodProducts.tsx';
import { plateModel } from './PlateModel.tsx';
import { protectionByAge } from './ProtectionByAge.tsx';
import { restInAttack } from './RestInAttack.tsx';
import { rinseScalp } from './RinseScalp.tsx';
import { scalpRingworm } from './ScalpRingworm.tsx';
import { shaveWithGrain } from './ShaveWithGrain.tsx';
import { sixSmallMeals } from './SixSmallMeals.tsx';
import { skinRoutine } from './SkinRoutine.tsx';
import { slowBreathing } from './SlowBreathing.tsx';
import { soakCassava } from './SoakCassava.tsx';
import { sodaSugar } from './SodaSugar.tsx';
import { squatAndWallPush } from './SquatAndWallPush.tsx';
import { sugarSigns } from './SugarSigns.tsx';
import { twentyTwentyTwenty } from './TwentyTwentyTwenty.tsx';
import { untilHelpComes } from './UntilHelpComes.tsx';
import { waistString } from './WaistString.tsx';
import { washHair } from './WashHair.tsx';
import { washOutside } from './WashOutside.tsx';
import { waysToPrevent } from './WaysToPrevent.tsx';
import { weightTrend } from './WeightTrend.tsx';
import { whereToLook } from './WhereToLook.tsx';
import { worryCircle } from './WorryCircle.tsx';

const defined: Readonly<Record<string, DefinedDrawing>> = {
  'be-fast': beFast,
  'belly-pain-map': bellyPainMap,
  'blood-pressure': bloodPressure,
  'braid-tension': braidTension,
  'breast-changes': breastChanges,
  'breast-check': breastCheck,
  'brushing-technique': brushingTechnique,
  'brushing-times': brushingTimes,
  'chest-compressions': chestCompressions,
  'clean-clipper': cleanClipper,
  'condom-steps': condomSteps,
  'cream-amounts': creamAmounts,
  'cuff-at-heart': cuffAtHeart,
  'dried-out-child': driedOutChild,
  'dry-groundnuts': dryGroundnuts,
  'drying-cloths': dryingCloths,
  'energy-balance': energyBalance,
  'enriched-porridge': enrichedPorridge,
  'eye-cup': eyeCup,
  'eye-protection': eyeProtection,
  'eye-rinse': eyeRinse,
  'face-swelling': faceSwelling,
  'foot-care': footCare,
  'foot-stool': footStool,
  'foot-check': footCheck,
  'four-moves': fourMoves,
  grounding,
  'hairline-signs': hairlineSigns,
  'hand-portions': handPortions,
  'harmful-cream': harmfulCream,
  'heart-attack-signs': heartAttackSigns,
  'helmet-fastened': helmetFastened,
  'hot-tea': hotTea,
  'hours-after-risk': hoursAfterRisk,
  'ingrown-hair': ingrownHair,
  jigger,
  'knocked-out-tooth': knockedOutTooth,
  'level-spoon': levelSpoon,
  'log-roll': logRoll,
  'mix-ors': mixOrs,
  'nail-cut': nailCut,
  'nape-guard': napeGuard,
  'period-products': periodProducts,
  'plate-model': plateModel,
  'protection-by-age': protectionByAge,
  'rest-in-attack': restInAttack,
  'rinse-scalp': rinseScalp,
  'scalp-ringworm': scalpRingworm,
  'shave-with-grain': shaveWithGrain,
  'six-small-meals': sixSmallMeals,
  'skin-routine': skinRoutine,
  'slow-breathing': slowBreathing,
  'soak-cassava': soakCassava,
  'soda-sugar': sodaSugar,
  'squat-and-wall-push': squatAndWallPush,
  'sugar-signs': sugarSigns,
  'twenty-twenty-twenty': twentyTwentyTwenty,
  'until-help-comes': untilHelpComes,
  'waist-string': waistString,
  'wash-hair': washHair,
  'wash-outside': washOutside,
  'ways-to-prevent': waysToPrevent,
  'weight-trend': weightTrend,
  'where-to-look': whereToLook,
  'worry-circle': worryCircle,
};

/** Every drawing of the guides by its id in facts.yaml. A drawing throws when one of its labels is missing. */
export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(defined).map(([id, { draw }]) => [id, (labels) => draw(id, labels)]),
);

/** The names of the texts of every drawing by its id. */
export const drawingLabels: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(defined).map(([id, { labelNames }]) => [id, labelNames]),
);
