import type { Caution, EquipmentKind, MovementPattern } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { Fit } from '#src/features/exercises/logic/suitabilities.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import type { Translate } from '#src/words/translate.ts';

/** Every muscle, the everyday word first. */
export function muscleLabels(t: Translate): Readonly<Record<Muscle, string>> {
  return {
    neck: t('exercises.muscle.neck'),
    trapezius: t('exercises.muscle.trapezius'),
    deltoids: t('exercises.muscle.deltoids'),
    pectorals: t('exercises.muscle.pectorals'),
    biceps: t('exercises.muscle.biceps'),
    triceps: t('exercises.muscle.triceps'),
    forearms: t('exercises.muscle.forearms'),
    abdominals: t('exercises.muscle.abdominals'),
    obliques: t('exercises.muscle.obliques'),
    'transversus-abdominis': t('exercises.muscle.transversus-abdominis'),
    'pelvic-floor': t('exercises.muscle.pelvic-floor'),
    diaphragm: t('exercises.muscle.diaphragm'),
    'latissimus-dorsi': t('exercises.muscle.latissimus-dorsi'),
    rhomboids: t('exercises.muscle.rhomboids'),
    'erector-spinae': t('exercises.muscle.erector-spinae'),
    'gluteus-maximus': t('exercises.muscle.gluteus-maximus'),
    'gluteus-medius': t('exercises.muscle.gluteus-medius'),
    'hip-flexors': t('exercises.muscle.hip-flexors'),
    adductors: t('exercises.muscle.adductors'),
    quadriceps: t('exercises.muscle.quadriceps'),
    hamstrings: t('exercises.muscle.hamstrings'),
    calves: t('exercises.muscle.calves'),
    'tibialis-anterior': t('exercises.muscle.tibialis-anterior'),
  };
}

/** Every kind of movement. */
export function patternLabels(t: Translate): Readonly<Record<MovementPattern, string>> {
  return {
    squat: t('exercises.pattern.squat'),
    hinge: t('exercises.pattern.hinge'),
    lunge: t('exercises.pattern.lunge'),
    push: t('exercises.pattern.push'),
    pull: t('exercises.pattern.pull'),
    core: t('exercises.pattern.core'),
    carry: t('exercises.pattern.carry'),
    jump: t('exercises.pattern.jump'),
    cardio: t('exercises.pattern.cardio'),
    balance: t('exercises.pattern.balance'),
    stretch: t('exercises.pattern.stretch'),
    mobility: t('exercises.pattern.mobility'),
    breathing: t('exercises.pattern.breathing'),
    massage: t('exercises.pattern.massage'),
    swim: t('exercises.pattern.swim'),
  };
}

/** All that an exercise may need. */
export function equipmentLabels(t: Translate): Readonly<Record<EquipmentKind, string>> {
  return {
    none: t('exercises.equipment.none'),
    mat: t('exercises.equipment.mat'),
    chair: t('exercises.equipment.chair'),
    wall: t('exercises.equipment.wall'),
    step: t('exercises.equipment.step'),
    bench: t('exercises.equipment.bench'),
    table: t('exercises.equipment.table'),
    bar: t('exercises.equipment.bar'),
    ball: t('exercises.equipment.ball'),
    football: t('exercises.equipment.football'),
    basketball: t('exercises.equipment.basketball'),
    'jump-rope': t('exercises.equipment.jump-rope'),
    band: t('exercises.equipment.band'),
    bottle: t('exercises.equipment.bottle'),
    dumbbell: t('exercises.equipment.dumbbell'),
    barbell: t('exercises.equipment.barbell'),
    jerrycan: t('exercises.equipment.jerrycan'),
    bag: t('exercises.equipment.bag'),
    stick: t('exercises.equipment.stick'),
    roller: t('exercises.equipment.roller'),
    pool: t('exercises.equipment.pool'),
  };
}

/** The three levels, the easiest first. */
export function levelLabels(t: Translate): Readonly<Record<ExerciseFacts['level'], string>> {
  return {
    beginner: t('exercises.level.beginner'),
    intermediate: t('exercises.level.intermediate'),
    advanced: t('exercises.level.advanced'),
  };
}

/** How hard feet or hands land. */
export function impactLabels(t: Translate): Readonly<Record<ExerciseFacts['impact'], string>> {
  return {
    none: t('exercises.impact.none'),
    low: t('exercises.impact.low'),
    high: t('exercises.impact.high'),
  };
}

/** What an exercise is counted in. */
export function measureLabels(t: Translate): Readonly<Record<ExerciseFacts['measure'], string>> {
  return {
    repetitions: t('exercises.measure.repetitions'),
    seconds: t('exercises.measure.seconds'),
    breaths: t('exercises.measure.breaths'),
    metres: t('exercises.measure.metres'),
  };
}

/** What limits people, worded to continue “It must be …”. */
export function suitabilityLabels(t: Translate): Readonly<Record<Fit, string>> {
  return {
    'no-equipment': t('exercises.suits.no-equipment'),
    'little-space': t('exercises.suits.little-space'),
    'no-floor': t('exercises.suits.no-floor'),
    quiet: t('exercises.suits.quiet'),
    seated: t('exercises.suits.seated'),
    'sore-knees': t('exercises.suits.sore-knees'),
    'in-a-skirt': t('exercises.suits.in-a-skirt'),
    jerrycan: t('exercises.suits.jerrycan'),
    pregnancy: t('exercises.suits.pregnancy'),
  };
}

/** A sentence for each group of people who have to take care. */
export function cautionLabels(t: Translate): Readonly<Record<Caution, string>> {
  return {
    pregnancy: t('exercises.caution.pregnancy'),
    knees: t('exercises.caution.knees'),
    back: t('exercises.caution.back'),
    shoulders: t('exercises.caution.shoulders'),
    wrists: t('exercises.caution.wrists'),
    'blood-pressure': t('exercises.caution.blood-pressure'),
    balance: t('exercises.caution.balance'),
  };
}
