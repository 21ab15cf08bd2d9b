import type { Entry } from '#src/features/entries/contract.ts';
import { isFields } from '#src/features/entries/logic/is-fields.ts';
import { aims, type Eater, isPlannableProtein } from './eaters.ts';
import { mealNames } from './kinds.ts';
import type { Menu, Serving } from './menu.ts';
import {
  avoidanceNames,
  type currencies,
  leftoverWays,
  usualWishes,
  type Wishes,
  wishLimits,
} from './wishes.ts';

/** What the page remembers: the wishes, the menu that is shown, and what of its shopping list is ticked. */
export interface Planner {
  readonly wishes: Wishes;
  readonly menu?: Menu;
  /** The wishes that the menu was made for, as JSON: other ones may have been wished since. */
  readonly madeFor?: string;
  /** Foods that are bought. */
  readonly ticks: readonly string[];
  /** Whether the question at the start was answered. */
  readonly isAsked: boolean;
  /** Whether the answer was that somebody at home is not planned for; absent where it was not. */
  readonly isForOthers?: boolean;
  /** The day of the answer, as 2026-11-23; absent where the question is to be asked again. */
  readonly answered?: string;
}

/** A menu that is kept, with the wishes that it was made for. */
export interface SavedMenu {
  readonly id: string;
  /** The day on which it was saved, as 2026-11-23. */
  readonly made: string;
  readonly wishes: Wishes;
  readonly menu: Menu;
  readonly ticks: readonly string[];
}

export const firstPlanner: Planner = { wishes: usualWishes, ticks: [], isAsked: false };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string');
const numbersOf = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).flatMap(([name, one]) =>
      isNumber(one) && one >= 0 ? [[name, one]] : [],
    ),
  );
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const numberOr = <Other>(value: unknown, other: Other): number | Other =>
  isNumber(value) && value >= 0 ? value : other;
const wholeWithin = (value: unknown, from: number, to: number, other: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : other;

/** The planner of the latest entry that holds one. What another edition of the site has written otherwise falls back to what is usual. */
export function plannerOf(entries: readonly Entry[]): { id: string | undefined; planner: Planner } {
  const [latest] = entries
    .filter(({ kind, content }) => kind === 'menu-wishes' && content !== null)
    .sort((one, other) => other.changed - one.changed);
  const content = latest?.content ?? {};
  const menu = menuFrom(content.menu);
  const isForOthers = content.isForOthers === true;
  return {
    id: latest?.id,
    planner: {
      wishes: wishesFrom(content.wishes, isForOthers),
      ticks: textsOf(content.ticks),
      isAsked: content.isAsked === true,
      ...(isForOthers ? { isForOthers } : {}),
      ...(typeof content.answered === 'string' ? { answered: content.answered } : {}),
      ...(menu ? { menu } : {}),
      ...(typeof content.madeFor === 'string' ? { madeFor: content.madeFor } : {}),
    },
  };
}

/** The menus that are kept, the latest first. */
export function savedMenus(entries: readonly Entry[]): SavedMenu[] {
  return entries
    .flatMap(({ id, kind, content }) => {
      const menu = menuFrom(content?.menu);
      const made = content?.made;
      return kind === 'menu' && menu && typeof made === 'string'
        ? [{ id, made, menu, wishes: wishesFrom(content?.wishes), ticks: textsOf(content?.ticks) }]
        : [];
    })
    .sort((one, other) => other.made.localeCompare(one.made) || one.id.localeCompare(other.id));
}

/** @param isForOthers what was answered at the start; of a menu that is kept, what it was made for */
function wishesFrom(
  value: unknown,
  isForOthers: boolean = isFields(value) && value.isForOthers === true,
): Wishes {
  const fields = isFields(value) ? value : {};
  const eaters = listOf(fields.eaters).filter(isEater).slice(0, wishLimits.eaters);
  const oneOf = <Name extends string>(names: readonly Name[], name: unknown) =>
    names.find((known) => known === name);
  const someOf = <Name extends string>(names: readonly Name[], list: unknown) =>
    names.filter((name) => listOf(list).includes(name));
  const days = wholeWithin(fields.days, 1, wishLimits.days, usualWishes.days);
  return {
    eaters: eaters.length > 0 ? eaters : usualWishes.eaters,
    days,
    meals: Array.isArray(fields.meals) ? someOf(mealNames, fields.meals) : usualWishes.meals,
    times: wholeWithin(fields.times, 1, wishLimits.times, usualWishes.times),
    leftovers: oneOf(leftoverWays, fields.leftovers) ?? usualWishes.leftovers,
    fridge: fields.fridge === true,
    onePot: fields.onePot === true,
    littleFuel: fields.littleFuel === true,
    minutes: numberOr(fields.minutes, null) || null,
    fasting: listOf(fields.fasting).filter((day) => typeof day === 'number'),
    ramadan: fields.ramadan === true,
    avoid: someOf(avoidanceNames, fields.avoid),
    disliked: textsOf(fields.disliked),
    wanted: textsOf(fields.wanted),
    house: numbersOf(fields.house),
    country:
      oneOf(
        ['rw', 'bi', 'cd', 'tz', 'ke', 'ug'] as const satisfies readonly (keyof typeof currencies)[],
        fields.country,
      ) ?? null,
    budget: numberOr(fields.budget, null),
    prices: numbersOf(fields.prices),
    protein: isNumber(fields.protein) && isPlannableProtein(fields.protein) ? fields.protein : null,
    ...(isForOthers ? { isForOthers } : {}),
  };
}

const numbersOfKinds = {
  usual: [],
  measured: ['age', 'height', 'weight'],
  typed: ['energy', 'protein'],
  young: ['age'],
} as const satisfies Readonly<Record<Eater['kind'], readonly string[]>>;

/** By its kind and the types of its values: whether they are ones to plan for is for `needOf` to say. */
function isEater(value: unknown): value is Eater {
  if (!isFields(value)) return false;
  const names = Object.entries(numbersOfKinds).find(([kind]) => kind === value.kind)?.[1];
  const hasSex = value.kind === 'typed' || value.sex === 'female' || value.sex === 'male';
  const hasRest =
    value.kind !== 'measured' ||
    (typeof value.activity === 'string' && aims.some((aim) => aim === value.aim));
  return names !== undefined && hasSex && hasRest && names.every((name) => isNumber(value[name]));
}

function menuFrom(value: unknown): Menu | undefined {
  if (!isFields(value) || !isNumber(value.seed) || !Array.isArray(value.days)) return undefined;
  return {
    seed: value.seed,
    days: value.days.slice(0, wishLimits.days).map((day) => listOf(day).filter(isServing)),
  };
}

function isServing(value: unknown): value is Serving {
  return (
    isFields(value) &&
    typeof value.dish === 'string' &&
    // Dishes are looked up by their ids in an object, and these names every object has.
    !(value.dish in Object.prototype) &&
    isNumber(value.halves) &&
    value.halves > 0 &&
    mealNames.some((meal) => meal === value.meal) &&
    (value.also === undefined || mealNames.some((meal) => meal === value.also))
  );
}
