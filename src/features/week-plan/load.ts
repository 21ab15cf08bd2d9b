import { pictogramOf } from '#src/features/exercises/figure-files.ts';
import type { Exercise } from '#src/features/exercises/load.ts';
import { isCardio } from '#src/features/exercises/logic/kinds.ts';
import type { Pictogram } from '#src/figures/movements/draw-pictogram.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';
import { loadLinks, type PageLink } from '#src/reading/pages.ts';
import { entryData, loadSources } from '#src/site/entries.ts';
import { loadWords } from '#src/site/load-words.ts';
import type { Path } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { exerciseFinder, loadBlocks, loadSessions, type PlanBlock } from './load-sessions.ts';
import { drawingOfMove } from './logic/move-drawing.ts';
import { allPreferences, type BodyPreference, type Sex } from './logic/options.ts';
import type { Effort, Focus } from './logic/schedule.ts';
import { type WeekFigures, weekFigures } from './logic/week-figures.ts';
import { planNumbers } from './plan-words.ts';
import type { PlanFacts } from './schema.ts';

/** The numbers that a text names in {{braces}}. */
export type PlanNumbers = Readonly<Record<string, number>>;

export interface PlanDay {
  focus: Focus;
  minutes?: number | undefined;
  effort?: Effort | undefined;
  /** The page that teaches what the day does, as all languages name it. */
  workout?: string | undefined;
  /** The id of its session; undefined on a day of rest. */
  session: string | undefined;
  /** What a day of training does; nothing on a day of rest. */
  blocks: readonly PlanBlock[];
  /** Exercises that may take the place of the main part. */
  swaps: readonly Exercise[];
  /** What a day of rest offers. */
  offered: readonly Exercise[];
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
  figures: WeekFigures;
  dietTips: readonly string[];
  lifestyleTips: readonly string[];
  numbers: PlanNumbers;
}

/** Where the plans lead beside the workouts of their days. */
export interface PlanLinks {
  /** For those whom food, weight or looks trouble. */
  help: readonly PageLink[];
  /** For those who begin, whatever their plan. */
  beginners: readonly PageLink[];
  /** Exercises against falls, for people over 65. */
  balance: readonly Exercise[];
}

export interface Plans {
  /** The ten plans, those of men first. */
  plans: readonly Plan[];
  /** The tips for a preference that the site does not know. */
  generic: Plan;
  links: PlanLinks;
  sources: readonly Source[];
}

/** The pictogram of an exercise. */
export interface MovePictogram {
  /** Names the pictogram on the page. */
  id: string;
  pictogram: Pictogram;
}

const helpPaths: readonly Path[] = ['/tips/mental-care', '/tips/mental-care/support/crisis'];
const beginnerPaths: readonly Path[] = ['/build-body-men/beginner', '/build-body-women/beginner'];
const balanceExercises = ['tandem-stand', 'heel-to-toe-walk', 'sit-to-stand'];

/** Each pictogram that the main part of any day shows, once. */
export function movePictograms({ plans }: Pick<Plans, 'plans'>): MovePictogram[] {
  const items = plans
    .flatMap(({ days }) => days.flatMap(({ blocks }) => blocks))
    .filter(({ part }) => part === 'main')
    .flatMap((block) => block.items);
  const movements = new Map(items.map(({ exercise: { id, facts } }) => [id, facts.movement]));
  return [...movements].map(([id, movement]) => ({
    id: drawingOfMove(id),
    pictogram: pictogramOf(movement),
  }));
}

/** All plans in a language, with the sources of all of them. */
export async function loadPlans(language: BuiltLanguage): Promise<Plans> {
  const genericFacts = await entryData('weekPlanFacts', 'generic');
  const facts = new Map(
    await Promise.all(allPreferences.map(async (id) => [id, await entryData('weekPlanFacts', id)] as const)),
  );
  const find = exerciseFinder(language);
  const sessions = await loadSessions();
  const load = (id: Plan['id'], own: PlanFacts) =>
    loadPlan({ id, facts: own, genericFacts, language, sessions, find });
  const sourceIds = [genericFacts, ...facts.values()].flatMap(({ sources }) => sources);
  return {
    plans: await Promise.all([...facts].map(([id, own]) => load(id, own))),
    generic: await load('generic', genericFacts),
    links: {
      help: await loadLinks(helpPaths, language),
      beginners: await loadLinks(beginnerPaths, language),
      balance: await Promise.all(balanceExercises.map(find)),
    },
    sources: await loadSources([...new Set(sourceIds)]),
  };
}

interface PlanParts {
  id: Plan['id'];
  facts: PlanFacts;
  genericFacts: PlanFacts;
  language: BuiltLanguage;
  sessions: ReadonlyMap<string, Session>;
  find: (id: string) => Promise<Exercise>;
}

async function loadPlan({ id, facts, genericFacts, language, sessions, find }: PlanParts): Promise<Plan> {
  const { words, language: wordsLanguage } = await loadWords('weekPlanWords', id, language);
  const days = await Promise.all(
    facts.days.map(async ({ focus, minutes, effort, workout, ...day }): Promise<PlanDay> => {
      const session = day.session === undefined ? undefined : sessions.get(day.session);
      return {
        focus,
        minutes,
        effort,
        workout,
        session: session?.id,
        blocks: session === undefined ? [] : await loadBlocks(session, find),
        swaps: await Promise.all((day.swaps ?? []).map(find)),
        offered: await Promise.all((day.exercises ?? []).map(find)),
      };
    }),
  );
  const { label, aim, description, dietTips, lifestyleTips } = words;
  return {
    id,
    sex: facts.sex,
    language: wordsLanguage,
    label,
    aim,
    description,
    days,
    figures: figuresOf(days),
    dietTips,
    lifestyleTips,
    numbers: planNumbers(facts, genericFacts),
  };
}

function figuresOf(days: readonly PlanDay[]): WeekFigures {
  const cardio = new Set<string>();
  const figured = days.map(({ effort = 'easy', blocks }) => ({
    effort,
    blocks: blocks.map(({ items, ...block }) => ({
      ...block,
      items: items.map(({ exercise: { id, facts }, repetitions, seconds, rest }) => {
        if (isCardio(facts.pattern)) cardio.add(id);
        return { exercise: id, repetitions, seconds, rest };
      }),
    })),
  }));
  return weekFigures(figured, (id) => cardio.has(id));
}
