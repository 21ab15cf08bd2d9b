import { bellyPainMap } from './belly-and-sugar/BellyPainMap.tsx';
import { driedOutChild } from './belly-and-sugar/DriedOutChild.tsx';
import { footCheck } from './belly-and-sugar/FootCheck.tsx';
import { footStool } from './belly-and-sugar/FootStool.tsx';
import { sugarSigns } from './belly-and-sugar/SugarSigns.tsx';
import type { DefinedDrawing } from './define-drawing.ts';
import { chestCompressions } from './first-aid/ChestCompressions.tsx';
import { eyeCup } from './first-aid/EyeCup.tsx';
import { eyeRinse } from './first-aid/EyeRinse.tsx';
import { knockedOutTooth } from './first-aid/KnockedOutTooth.tsx';
import { logRoll } from './first-aid/LogRoll.tsx';
import { restInAttack } from './first-aid/RestInAttack.tsx';
import { rinseScalp } from './first-aid/RinseScalp.tsx';
import { untilHelpComes } from './first-aid/UntilHelpComes.tsx';
import { dryGroundnuts } from './food/DryGroundnuts.tsx';
import { enrichedPorridge } from './food/EnrichedPorridge.tsx';
import { handPortions } from './food/HandPortions.tsx';
import { hotTea } from './food/HotTea.tsx';
import { levelSpoon } from './food/LevelSpoon.tsx';
import { mixOrs } from './food/MixOrs.tsx';
import { plateModel } from './food/PlateModel.tsx';
import { sixSmallMeals } from './food/SixSmallMeals.tsx';
import { soakCassava } from './food/SoakCassava.tsx';
import { sodaSugar } from './food/SodaSugar.tsx';
import { beFast } from './heart-and-brain/BeFast.tsx';
import { bloodPressure } from './heart-and-brain/BloodPressure.tsx';
import { cuffAtHeart } from './heart-and-brain/CuffAtHeart.tsx';
import { heartAttackSigns } from './heart-and-brain/HeartAttackSigns.tsx';
import { helmetFastened } from './heart-and-brain/HelmetFastened.tsx';
import { dryingCloths } from './hygiene/DryingCloths.tsx';
import { footCare } from './hygiene/FootCare.tsx';
import { jigger } from './hygiene/Jigger.tsx';
import { nailCut } from './hygiene/NailCut.tsx';
import { periodProducts } from './hygiene/PeriodProducts.tsx';
import { washOutside } from './hygiene/WashOutside.tsx';
import { mindDrawings } from './mind/mind-drawings.ts';
import type { Drawing } from './PagePicture.tsx';
import { breastChanges } from './screening-and-sex/BreastChanges.tsx';
import { breastCheck } from './screening-and-sex/BreastCheck.tsx';
import { condomSteps } from './screening-and-sex/CondomSteps.tsx';
import { hoursAfterRisk } from './screening-and-sex/HoursAfterRisk.tsx';
import { protectionByAge } from './screening-and-sex/ProtectionByAge.tsx';
import { waysToPrevent } from './screening-and-sex/WaysToPrevent.tsx';
import { braidTension } from './skin-and-hair/BraidTension.tsx';
import { cleanClipper } from './skin-and-hair/CleanClipper.tsx';
import { creamAmounts } from './skin-and-hair/CreamAmounts.tsx';
import { hairlineSigns } from './skin-and-hair/HairlineSigns.tsx';
import { harmfulCream } from './skin-and-hair/HarmfulCream.tsx';
import { ingrownHair } from './skin-and-hair/IngrownHair.tsx';
import { napeGuard } from './skin-and-hair/NapeGuard.tsx';
import { scalpRingworm } from './skin-and-hair/ScalpRingworm.tsx';
import { shaveWithGrain } from './skin-and-hair/ShaveWithGrain.tsx';
import { skinRoutine } from './skin-and-hair/SkinRoutine.tsx';
import { washHair } from './skin-and-hair/WashHair.tsx';
import { whereToLook } from './skin-and-hair/WhereToLook.tsx';
import { supportDrawings } from './support/support-drawings.ts';
import { brushingTechnique } from './teeth-and-eyes/BrushingTechnique.tsx';
import { brushingTimes } from './teeth-and-eyes/BrushingTimes.tsx';
import { eyeProtection } from './teeth-and-eyes/EyeProtection.tsx';
import { faceSwelling } from './teeth-and-eyes/FaceSwelling.tsx';
import { twentyTwentyTwenty } from './teeth-and-eyes/TwentyTwentyTwenty.tsx';
import { energyBalance } from './weight/EnergyBalance.tsx';
import { fourMoves } from './weight/FourMoves.tsx';
import { squatAndWallPush } from './weight/SquatAndWallPush.tsx';
import { waistString } from './weight/WaistString.tsx';
import { weightTrend } from './weight/WeightTrend.tsx';

const defined: Readonly<Record<string, DefinedDrawing>> = {
  ...mindDrawings,
  ...supportDrawings,
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
  'foot-check': footCheck,
  'foot-stool': footStool,
  'four-moves': fourMoves,
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
};

/** Every drawing of the guides by its id in facts.yaml. A drawing throws when one of its labels is missing. */
export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(defined).map(([id, { draw }]) => [id, (labels) => draw(id, labels)]),
);

/** The names of the texts of every drawing by its id. */
export const drawingLabels: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(defined).map(([id, { labelNames }]) => [id, labelNames]),
);
