import { pictogramAddress } from '#src/features/exercises/figure-files.ts';
import { type Exercise, loadExercise } from '#src/features/exercises/load.ts';
import { entryData, loadSources } from '#src/site/entries.ts';
import { loadWords } from '#src/site/load-words.ts';
import type { Source } from '#src/site/schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { allPreferences, type BodyPreference, type Sex } from './logic/options.ts';
import type { Effort, Focus } from './logic/schedule.ts';
import { drawingOfMove } from './logic/shown-plan.ts';
import { planNumbers } from './plan-words.ts';
import type { PlanFacts } from './schema.ts';

/** The numbers that a text names in {{braces}}. */
export type PlanNumbers = Readonly<Record<string, number>>;

export interface PlanDay {
  focus: Focus;
  minutes?: number | undefined;
  effort?: Effort | undefined;
  workout?: string | undefined;
  exercises: readonly Exercise[];
  line: string;
  numbers: PlanNumbers;
}

export interface Plan {
  id: BodyPreference | 'generic';
  sex: Sex | undefined;
  /** The language of the words: English where the translation is missing. */
  language: BuiltLanguage;
  label: string;
  aim: string;
  description: string;
  days: readonly PlanDay[];
  dietTips: readonly string[];
  lifestyleTips: readonly string[];
  numbers: PlanNumbers;
}

export interface Plans {
  /** The ten plans, those of men first. */
  plans: readonly Plan[];
  /** The tips for a preference that the site does not know. */
  generic: Plan;
  sources: readonly Source[];
}

/** A small still picture of an exercise. */
export interface MovePicture {
  /** Names the picture on the page. */
  id: string;
  /** An address that holds it. */
  address: string;
}

/** Each picture that any day of the plans shows, once. */
export function movePictures({ plans }: Pick<Plans, 'plans'>): MovePicture[] {
  const exercises = plans.flatMap(({ days }) => days.flatMap((day) => day.exercises));
  const movements = new Map(exercises.map(({ id, facts }) => [id, facts.movement]));
  return [...movements].map(([id, movement]) => ({
    id: drawingOfMove(id),
    address: pictogramAddress(movement),
  }));
}

/** All plans in a language, with the sources of all of them. */
export async function loadPlans(language: BuiltLanguage): Promise<Plans> {
  const genericFacts = await loadFacts('generic');
  const loaded = await Promise.all(
    allPreferences.map(async (id) => {
      const facts = await loadFacts(id);
      return { facts, plan: await loadPlan(id, facts, genericFacts, language) };
    }),
  );
  const sourceIds = [genericFacts, ...loaded.map(({ facts }) => facts)].flatMap(({ sources }) => sources);
  return {
    plans: loaded.map(({ plan }) => plan),
    generic: await loadPlan('generic', genericFacts, genericFacts, language),
    sources: await loadSources([...new Set(sourceIds)]),
  };
}

async function loadPlan(
  id: Plan['id'],
  facts: PlanFacts,
  genericFacts: PlanFacts,
  language: BuiltLanguage,
): Promise<Plan> {
  const { words, language: wordsLanguage } = await loadWords('weekPlanWords', id, language);
  const numbers = planNumbers(facts, genericFacts);
  const exercises = await Promise.all(
    facts.days.map((day) => Promise.all((day.exercises ?? []).map((one) => loadExercise(one, language)))),
  );
  const days = facts.days.map(({ focus, minutes, effort, workout }, index) => {
    const line = words.days[index];
    const dayNumbers = numbers.ofDay[index];
    if (line === undefined || dayNumbers === undefined) {
      throw new Error(`content/week-plans/${id} has no words for day ${index + 1} in ${wordsLanguage}.`);
    }
    return {
      focus,
      minutes,
      effort,
      workout,
      exercises: exercises[index] ?? [],
      line,
      numbers: dayNumbers,
    };
  });
  const { label, aim, description, dietTips, lifestyleTips } = words;
  return {
    id,
    sex: facts.sex,
    language: wordsLanguage,
    label,
    aim,
    description,
    days,
    dietTips,
    lifestyleTips,
    numbers: numbers.ofPlan,
  };
}

async function loadFacts(id: Plan['id']): Promise<PlanFacts> {
  return entryData('weekPlanFacts', id);
}
