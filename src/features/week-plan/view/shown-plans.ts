import type { Exercise } from '#src/features/exercises/load.ts';
import type { Plan, PlanDay, PlanNumbers, Plans } from '#src/features/week-plan/load.ts';
import { focusKinds, isRestDay, weeklyTotals } from '#src/features/week-plan/logic/schedule.ts';
import {
  drawingOfMove,
  type ShownDay,
  type ShownMove,
  type ShownPlan,
} from '#src/features/week-plan/logic/shown-plan.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** All plans as the page shows them, the generic one last. */
export function shownPlans({ plans, generic }: Plans, language: BuiltLanguage): ShownPlan[] {
  return [...plans, generic].map((plan) => shownPlan(plan, language));
}

function shownPlan(plan: Plan, language: BuiltLanguage): ShownPlan {
  const fill = (text: string, numbers: PlanNumbers) => withNumbers(text, numbers, plan.language);
  return {
    id: plan.id,
    sex: plan.sex ?? null,
    wordsLanguage: plan.language === language ? null : languageFacts(plan.language).tag,
    label: plan.label,
    aim: plan.aim,
    description: fill(plan.description, plan.numbers),
    week: plan.days.length > 0 ? weekSentence(plan.days, language) : null,
    days: plan.days.map((day, index) => ({
      ...shownDay(day, index, language),
      moves: day.exercises.map((exercise) => shownMove(exercise, language)),
      line: fill(day.line, day.numbers),
    })),
    dietTips: plan.dietTips.map((tip) => fill(tip, plan.numbers)),
    lifestyleTips: plan.lifestyleTips.map((tip) => fill(tip, plan.numbers)),
  };
}

function shownMove(exercise: Exercise, language: BuiltLanguage): ShownMove {
  return {
    drawing: drawingOfMove(exercise.id),
    name: exercise.words.name,
    nameLanguage: exercise.language === language ? null : languageFacts(exercise.language).tag,
    href: localizedUrl(exercisePath(exercise.id), language),
  };
}

function shownDay(day: PlanDay, index: number, language: BuiltLanguage): Omit<ShownDay, 'line' | 'moves'> {
  const { weekdays, focus } = textsOf(language).workoutPlan;
  return {
    weekday: Object.values(weekdays)[index] ?? '',
    kind: focusKinds[day.focus],
    focus: focus[day.focus],
    measure: measureOf(day, language),
    minutes: isRestDay(day) ? null : (day.minutes ?? null),
    workout: day.workout ? localizedUrl(`/${day.workout.slice(1)}`, language) : null,
  };
}

function measureOf(day: PlanDay, language: BuiltLanguage): string | null {
  if (day.minutes === undefined || day.effort === undefined) {
    return null;
  }
  const { plan, effort } = textsOf(language).workoutPlan;
  const minutes = formatDecimal(day.minutes, languageFacts(language).numberLocales);
  const long = fillTemplate(isRestDay(day) ? plan.upToMinutes : plan.minutes, { minutes });
  return `${long} · ${effort[day.effort]}`;
}

function weekSentence(days: readonly PlanDay[], language: BuiltLanguage): string {
  const { minutes, trainingDays, strengthDays } = weeklyTotals(days);
  return fillTemplate(textsOf(language).workoutPlan.plan.week, {
    minutes: String(minutes),
    days: String(trainingDays),
    strength: String(strengthDays),
  });
}

function withNumbers(text: string, numbers: PlanNumbers, language: BuiltLanguage): string {
  const { numberLocales } = languageFacts(language);
  const written = Object.entries(numbers).map(([name, value]) => [name, formatDecimal(value, numberLocales)]);
  return fillTemplate(text, Object.fromEntries(written));
}
