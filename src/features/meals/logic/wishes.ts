import { type Eater, isYoung } from './eaters.ts';
import { type Diet, diets, type MealName, mealNames } from './kinds.ts';

export const leftoverWays = ['none', 'sameDay', 'nextDay'] as const;
export type LeftoverWay = (typeof leftoverWays)[number];

/** Countries of the region, whose currency the prices are in. */
export const currencies = { rw: 'RWF', bi: 'BIF', cd: 'CDF', tz: 'TZS', ke: 'KES', ug: 'UGX' } as const;
export type Country = keyof typeof currencies;

/** What somebody may leave out, and the tags of the foods that go with it. */
export const avoidances = {
  vegan: ['animal', 'meat', 'pork', 'poultry', 'fish', 'shellfish', 'egg', 'milk'],
  meat: ['meat', 'pork', 'poultry'],
  pork: ['pork'],
  halal: ['pork', 'alcohol'],
  fish: ['fish', 'shellfish'],
  milk: ['milk'],
  egg: ['egg'],
  groundnut: ['groundnut'],
  nuts: ['nuts'],
  sesame: ['sesame'],
  soy: ['soy'],
  gluten: ['gluten'],
} as const satisfies Readonly<Record<string, readonly Diet[]>>;
export type Avoidance = keyof typeof avoidances;
export const avoidanceNames = Object.keys(avoidances) as Avoidance[];

/** What is wished of the menus; one for each device. */
export interface Wishes {
  readonly eaters: readonly Eater[];
  /** From 1 to 7. */
  readonly days: number;
  readonly meals: readonly MealName[];
  /** How often a main dish may come in all these days. */
  readonly times: number;
  readonly leftovers: LeftoverWay;
  readonly fridge: boolean;
  readonly onePot: boolean;
  readonly littleFuel: boolean;
  /** Most minutes that a dish may take; null for any. */
  readonly minutes: number | null;
  /** Days without food of animals, counted from 0. */
  readonly fasting: readonly number[];
  /** Whether there are a meal before dawn and one after sunset, and none between. */
  readonly ramadan: boolean;
  readonly avoid: readonly Avoidance[];
  /** Dishes that must not come, and dishes that must. */
  readonly disliked: readonly string[];
  readonly wanted: readonly string[];
  /** Grams as bought that are in the house already, by food. */
  readonly house: Readonly<Record<string, number>>;
  readonly country: Country | null;
  /** Money for all days and all eaters; null for no limit. */
  readonly budget: number | null;
  /** Money for a kilogram as bought, by food. */
  readonly prices: Readonly<Record<string, number>>;
  /** Grams of protein a day for the first eater, where another page has worked them out. */
  readonly protein: number | null;
  /**
   * Whether somebody at home is not planned for, who may eat from the same pot and may be pregnant: then no food comes that is
   * for once a week. It is the answer at the start that says so, and the record keeps it.
   */
  readonly isForOthers?: boolean;
}

export const wishLimits = { days: 7, eaters: 12, times: 7, minutes: [30, 45, 60, 90] } as const;

/** Minutes for which the dishes of a day stand on the fire at most, all together, where little fuel is wished. */
export const mostFire = 90;

/** What nobody has changed yet. */
export const usualWishes: Wishes = {
  eaters: [{ kind: 'usual', sex: 'female' }],
  days: 7,
  meals: ['breakfast', 'lunch', 'supper'],
  times: 2,
  leftovers: 'none',
  fridge: false,
  onePot: false,
  littleFuel: false,
  minutes: null,
  fasting: [],
  ramadan: false,
  avoid: [],
  disliked: [],
  wanted: [],
  house: {},
  country: null,
  budget: null,
  prices: {},
  protein: null,
};

/** Minutes of fire that the meal before dawn needs at most, for what is not warmed up from the evening. */
export const mostDawnFire = 15;

/** Whether the days are planned as days of fasting: never for a household in which somebody is under 18. */
export const isFast = ({ ramadan, eaters }: Pick<Wishes, 'ramadan' | 'eaters'>): boolean =>
  ramadan && !eaters.some((eater) => isYoung(eater));

/** The tags that no dish of a day may have. */
export function avoidedTags(wishes: Wishes, day: number): ReadonlySet<Diet> {
  const names: readonly Avoidance[] = wishes.fasting.includes(day)
    ? [...wishes.avoid, 'vegan']
    : wishes.avoid;
  return new Set(names.flatMap((name): readonly Diet[] => avoidances[name]));
}

/** The meals of a day: before dawn and after sunset in the time of fasting, with a snack in the evening where wished. */
export function mealsOf(wishes: Wishes): MealName[] {
  const { meals } = wishes;
  const fasts = isFast(wishes);
  return mealNames.filter((meal) =>
    fasts
      ? meal === 'breakfast' || meal === 'supper' || (meal === 'snack' && meals.includes(meal))
      : meals.includes(meal),
  );
}

const isDiet = (tag: string): tag is Diet => diets.some((diet) => diet === tag);

/** Whether a dish has one of these tags. A tag that this edition does not know counts as none. */
export function hasTag(tags: readonly string[] | undefined, avoided: ReadonlySet<Diet>): boolean {
  return (tags ?? []).some((tag) => isDiet(tag) && avoided.has(tag));
}
