import type { Plan } from '#src/features/week-plan/load.ts';
import type { BodyTypeLabels } from '#src/features/week-plan/logic/options.ts';
import type { DayKind, Effort, Focus } from '#src/features/week-plan/logic/schedule.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';

/** The texts of the generator. Placeholders stay in them: the island fills them in. */
export function plannerLabels(t: Translate, language: BuiltLanguage, plans: readonly Plan[]) {
  return {
    describes: t('workoutPlan.describes'),
    noShape: t('workoutPlan.noShape'),
    formHeading: t('workoutPlan.form.heading'),
    sex: t('workoutPlan.form.sex'),
    sexes: { male: t('calculators.gender.male'), female: t('calculators.gender.female') },
    bodyType: t('workoutPlan.form.bodyType'),
    bodyTypeHint: t('workoutPlan.form.bodyTypeHint'),
    bodyTypes: bodyTypeLabels(t),
    bodyPreference: t('workoutPlan.form.bodyPreference'),
    bodyPreferenceHint: t('workoutPlan.form.bodyPreferenceHint'),
    bodyPreferenceLanguages: Object.fromEntries(
      plans
        .filter((plan) => plan.language !== language)
        .map((plan) => [plan.id, languageFacts(plan.language).tag]),
    ),
    bodyPreferences: Object.fromEntries(plans.map(({ id, label, aim }) => [id, `${label} – ${aim}`])),
    choose: t('common.choose'),
    chooseSexFirst: t('workoutPlan.form.chooseSexFirst'),
    generate: t('workoutPlan.form.generate'),
    staysPrivate: t('workoutPlan.form.private'),
    errors: {
      sex: t('workoutPlan.form.errors.sex'),
      bodyType: t('workoutPlan.form.errors.bodyType'),
      bodyPreference: t('workoutPlan.form.errors.bodyPreference'),
    },
    resultHeading: t('workoutPlan.result.heading'),
    unknownHeading: t('workoutPlan.result.unknownHeading'),
    unknown: t('workoutPlan.result.unknown'),
    stop: t('workoutPlan.result.stop'),
    goBack: t('workoutPlan.result.goBack'),
    calendarHeading: t('workoutPlan.calendar.heading'),
    calendarTime: t('workoutPlan.calendar.time'),
    calendarHint: t('workoutPlan.calendar.hint'),
    calendarDownload: t('workoutPlan.calendar.download'),
    calendarTimeMissing: t('workoutPlan.calendar.timeMissing'),
    print: t('common.print'),
    share: t('common.share'),
    linkCopied: t('common.linkCopied'),
    linkNotCopied: t('common.linkNotCopied'),
  };
}

function bodyTypeLabels(t: Translate): BodyTypeLabels {
  return {
    male: {
      ectomorph: t('workoutPlan.bodyTypes.male.ectomorph'),
      mesomorph: t('workoutPlan.bodyTypes.male.mesomorph'),
      endomorph: t('workoutPlan.bodyTypes.male.endomorph'),
      rectangle: t('workoutPlan.bodyTypes.male.rectangle'),
      invertedTriangle: t('workoutPlan.bodyTypes.male.invertedTriangle'),
    },
    female: {
      hourglass: t('workoutPlan.bodyTypes.female.hourglass'),
      pear: t('workoutPlan.bodyTypes.female.pear'),
      apple: t('workoutPlan.bodyTypes.female.apple'),
      rectangle: t('workoutPlan.bodyTypes.female.rectangle'),
      spoon: t('workoutPlan.bodyTypes.female.spoon'),
    },
  };
}

/** The seven days of a plan; the first one is a Monday. */
export function weekdayLabels(t: Translate): readonly string[] {
  return [
    t('workoutPlan.weekdays.monday'),
    t('workoutPlan.weekdays.tuesday'),
    t('workoutPlan.weekdays.wednesday'),
    t('workoutPlan.weekdays.thursday'),
    t('workoutPlan.weekdays.friday'),
    t('workoutPlan.weekdays.saturday'),
    t('workoutPlan.weekdays.sunday'),
  ];
}

/** How hard a day is, in a word. */
export function effortLabels(t: Translate): Readonly<Record<Effort, string>> {
  return {
    easy: t('workoutPlan.effort.easy'),
    moderate: t('workoutPlan.effort.moderate'),
    hard: t('workoutPlan.effort.hard'),
  };
}

/** The kind of a day, in a word: what its icon stands for. */
export function kindLabels(t: Translate): Readonly<Record<DayKind, string>> {
  return {
    strength: t('workoutPlan.kinds.strength'),
    core: t('workoutPlan.kinds.core'),
    cardio: t('workoutPlan.kinds.cardio'),
    recovery: t('workoutPlan.kinds.recovery'),
    rest: t('workoutPlan.kinds.rest'),
  };
}

/** What a day is about. */
export function focusLabels(t: Translate): Readonly<Record<Focus, string>> {
  return {
    fullBodyStrength: t('workoutPlan.focus.fullBodyStrength'),
    fullBodyWeights: t('workoutPlan.focus.fullBodyWeights'),
    fullBody: t('workoutPlan.focus.fullBody'),
    upperBodyStrength: t('workoutPlan.focus.upperBodyStrength'),
    upperBodyStrengthWithCardio: t('workoutPlan.focus.upperBodyStrengthWithCardio'),
    upperBodyAndCore: t('workoutPlan.focus.upperBodyAndCore'),
    upperBodyAndCoreStrength: t('workoutPlan.focus.upperBodyAndCoreStrength'),
    lowerBodyStrength: t('workoutPlan.focus.lowerBodyStrength'),
    lowerBody: t('workoutPlan.focus.lowerBody'),
    legStrength: t('workoutPlan.focus.legStrength'),
    chestAndBack: t('workoutPlan.focus.chestAndBack'),
    shouldersAndArms: t('workoutPlan.focus.shouldersAndArms'),
    bodyweightCircuit: t('workoutPlan.focus.bodyweightCircuit'),
    upperBodyCircuit: t('workoutPlan.focus.upperBodyCircuit'),
    lowerBodyCircuit: t('workoutPlan.focus.lowerBodyCircuit'),
    fullBodyCircuit: t('workoutPlan.focus.fullBodyCircuit'),
    core: t('workoutPlan.focus.core'),
    coreAndAbs: t('workoutPlan.focus.coreAndAbs'),
    coreAndAbsCircuit: t('workoutPlan.focus.coreAndAbsCircuit'),
    coreAndCardio: t('workoutPlan.focus.coreAndCardio'),
    hiit: t('workoutPlan.focus.hiit'),
    fullBodyHiit: t('workoutPlan.focus.fullBodyHiit'),
    hiitOrRunning: t('workoutPlan.focus.hiitOrRunning'),
    runningOrCycling: t('workoutPlan.focus.runningOrCycling'),
    runningOrSwimming: t('workoutPlan.focus.runningOrSwimming'),
    swimmingOrRowing: t('workoutPlan.focus.swimmingOrRowing'),
    cyclingOrSwimming: t('workoutPlan.focus.cyclingOrSwimming'),
    activeRecovery: t('workoutPlan.focus.activeRecovery'),
    rest: t('workoutPlan.focus.rest'),
    restOrWalk: t('workoutPlan.focus.restOrWalk'),
    restOrYoga: t('workoutPlan.focus.restOrYoga'),
    restOrActiveRecovery: t('workoutPlan.focus.restOrActiveRecovery'),
    restOrLightActivity: t('workoutPlan.focus.restOrLightActivity'),
    activeRecoveryOrRest: t('workoutPlan.focus.activeRecoveryOrRest'),
  };
}
