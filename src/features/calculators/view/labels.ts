import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';

/** The texts that all calculators share. Placeholders stay in them: the island fills them in. */
export function commonLabels(t: Translate, language: BuiltLanguage) {
  return {
    calculate: t('calculators.common.calculate'),
    close: t('common.close'),
    error: t('common.error'),
    print: t('common.print'),
    share: t('common.share'),
    linkCopied: t('common.linkCopied'),
    linkNotCopied: t('common.linkNotCopied'),
    caution: t('calculators.common.caution'),
    units: t('calculators.common.units'),
    metric: t('calculators.common.metric'),
    imperial: t('calculators.common.imperial'),
    weight: t('calculators.common.weight'),
    weightHint: t('calculators.common.weightHint'),
    height: t('calculators.common.height'),
    heightHint: t('calculators.common.heightHint'),
    pounds: t('calculators.common.pounds'),
    feet: t('calculators.common.feet'),
    inches: t('calculators.common.inches'),
    gender: t('calculators.common.gender'),
    genderHint: t('calculators.common.genderHint'),
    choose: t('common.choose'),
    male: t('calculators.common.male'),
    female: t('calculators.common.female'),
    eatingConcern: {
      label: t('calculators.common.eatingConcern'),
      href: localizedUrl(routes.mentalCare, language),
    },
  };
}

/** The texts of the BMI calculator. */
export function bmiLabels(t: Translate, language: BuiltLanguage) {
  return {
    ...commonLabels(t, language),
    title: t('calculators.bmi.result.title'),
    sentence: {
      underweight: t('calculators.bmi.result.underweight'),
      normal: t('calculators.bmi.result.normal'),
      betweenCategories: t('calculators.bmi.result.betweenCategories'),
      overweight: t('calculators.bmi.result.overweight'),
    },
    category: {
      underweight: t('calculators.bmi.category.underweight'),
      normal: t('calculators.bmi.category.normal'),
      overweight: t('calculators.bmi.category.overweight'),
    },
    obesity: t('calculators.bmi.result.obesity'),
    healthyRange: t('calculators.bmi.result.healthyRange'),
    bar: t('calculators.bmi.result.bar'),
    errors: {
      invalidWeight: t('calculators.bmi.error.invalidWeight'),
      invalidHeight: t('calculators.bmi.error.invalidHeight'),
    },
  };
}

/** The advice of the BMI result by category: to gain, to keep, to reduce weight, or both of the last two. */
export function bmiTips(t: Translate, language: BuiltLanguage) {
  const gain = {
    heading: t('calculators.bmi.tips.gain.heading'),
    items: [
      t('calculators.bmi.tips.gain.meals'),
      t('calculators.bmi.tips.gain.energy'),
      t('calculators.bmi.tips.gain.check'),
    ],
    link: { label: t('calculators.bmi.tips.gain.link'), href: localizedUrl(routes.gainWeight, language) },
  };
  const maintain = {
    heading: t('calculators.bmi.tips.maintain.heading'),
    items: [
      t('calculators.bmi.tips.maintain.move'),
      t('calculators.bmi.tips.maintain.plate'),
      t('calculators.bmi.tips.maintain.weigh'),
    ],
    link: {
      label: t('calculators.bmi.tips.maintain.link'),
      href: localizedUrl(routes.maintainWeight, language),
    },
  };
  const reduce = {
    heading: t('calculators.bmi.tips.reduce.heading'),
    items: [
      t('calculators.bmi.tips.reduce.drinks'),
      t('calculators.bmi.tips.reduce.portions'),
      t('calculators.bmi.tips.reduce.pace'),
    ],
    link: { label: t('calculators.bmi.tips.reduce.link'), href: localizedUrl(routes.reduceWeight, language) },
  };
  return {
    underweight: [gain],
    normal: [maintain],
    betweenCategories: [maintain, reduce],
    overweight: [reduce],
  };
}

/** The texts of the ideal-weight calculator. */
export function idealWeightLabels(t: Translate, language: BuiltLanguage) {
  return {
    ...commonLabels(t, language),
    title: t('calculators.idealWeight.result.title'),
    sentence: t('calculators.idealWeight.result.sentence'),
    unit: t('calculators.idealWeight.result.unit'),
    belowRange: t('calculators.idealWeight.result.belowRange'),
    comparison: t('calculators.idealWeight.result.comparison'),
    healthyRange: t('calculators.idealWeight.result.healthyRange'),
    bar: t('calculators.idealWeight.result.bar'),
    getTips: {
      label: t('calculators.idealWeight.result.getTips'),
      href: localizedUrl(routes.getTips, language),
    },
    errors: {
      invalidHeight: t('calculators.idealWeight.error.invalidHeight'),
      selectGender: t('calculators.idealWeight.error.selectGender'),
    },
  };
}

/** The texts of the calorie calculator. */
export function calorieLabels(t: Translate, language: BuiltLanguage) {
  return {
    ...commonLabels(t, language),
    title: t('calculators.calories.result.title'),
    age: t('calculators.calories.age'),
    ageHint: t('calculators.calories.ageHint'),
    activity: t('calculators.calories.activity'),
    activityLevels: {
      sedentary: t('calculators.calories.activityLevels.sedentary'),
      lightly_active: t('calculators.calories.activityLevels.lightly_active'),
      moderately_active: t('calculators.calories.activityLevels.moderately_active'),
      very_active: t('calculators.calories.activityLevels.very_active'),
      super_active: t('calculators.calories.activityLevels.super_active'),
    },
    sentence: t('calculators.calories.result.sentence'),
    unit: t('calculators.calories.result.unit'),
    outsideRange: t('calculators.calories.result.outsideRange'),
    byActivity: t('calculators.calories.result.byActivity'),
    lose: t('calculators.calories.result.lose'),
    gain: t('calculators.calories.result.gain'),
    errors: {
      invalidAge: t('calculators.calories.error.invalidAge'),
      invalidHeight: t('calculators.calories.error.invalidHeight'),
      invalidWeight: t('calculators.calories.error.invalidWeight'),
      selectGender: t('calculators.calories.error.selectGender'),
      selectActivity: t('calculators.calories.error.selectActivity'),
    },
  };
}

/** The texts of the protein calculator. */
export function proteinLabels(t: Translate, language: BuiltLanguage) {
  return {
    ...commonLabels(t, language),
    title: t('calculators.protein.result.title'),
    sentence: t('calculators.protein.result.sentence'),
    unit: t('calculators.protein.result.unit'),
    comparison: t('calculators.protein.result.comparison'),
    eggs: t('calculators.protein.result.eggs'),
    or: t('calculators.protein.result.or'),
    beans: t('calculators.protein.result.beans'),
    createMealPlan: {
      label: t('calculators.protein.result.createMealPlan'),
      href: localizedUrl(routes.premium, language),
    },
    errors: { invalidWeight: t('calculators.protein.error.invalidWeight') },
  };
}

/** The texts of the water calculator. */
export function waterLabels(t: Translate, language: BuiltLanguage) {
  return {
    ...commonLabels(t, language),
    title: t('calculators.water.result.title'),
    sentence: t('calculators.water.result.sentence'),
    unit: t('calculators.water.result.unit'),
    litres: t('calculators.water.result.litres'),
    glasses: t('calculators.water.result.glasses'),
    picture: t('calculators.water.result.picture'),
    hourly: t('calculators.water.result.hourly'),
    errors: { invalidWeight: t('calculators.water.error.invalidWeight') },
  };
}
