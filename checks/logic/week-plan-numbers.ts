import type { Original } from '#checks/content/texts.ts';
import { planNumbers } from '#src/features/week-plan/plan-words.ts';
import type { PlanFacts } from '#src/features/week-plan/schema.ts';
import type { Problem } from './problem.ts';
import { placeholdersOf, type TextPair, type TextSet } from './text-set.ts';
import type { WeekPlan } from './week-plans.ts';

interface NamedNumber {
  /** The text or, for a number, where it stands in the facts: `days.0`, or nothing for the whole plan. */
  day: string;
  name: string;
}

/** The texts of a plan may name the numbers of their day and of the plan, and name each of them in English. */
export function checkPlanNumbers(english: TextSet<Original>, plans: readonly WeekPlan[]): Problem[] {
  const generic = plans.find(({ id }) => id === 'generic')?.facts;
  if (generic === undefined) return [];
  const texts = Map.groupBy(english.texts.values(), ({ key }) => key.slice(0, key.indexOf('.')));
  return plans.flatMap(({ id, file, facts }) => {
    const prefix = `week-plans:${id}`;
    const named = (texts.get(prefix) ?? []).flatMap(({ file: words, key, text }) =>
      placeholdersOf(text).map((name) => ({ words, key, name, day: dayOf(key.slice(prefix.length + 1)) })),
    );
    const { ofPlan, ofDay } = planNumbers(facts, generic);
    const known = (day: string) => (day === '' ? ofPlan : (ofDay[Number(day.slice('days.'.length))] ?? {}));
    const unknown = named
      .filter(({ day, name }) => !Object.hasOwn(known(day), name))
      .map(({ words, key, name }) => ({ file: words, key, message: `facts.yaml has no number “${name}”.` }));
    const idle = numbersOf(facts, id === 'generic')
      .filter((given) => !named.some(({ day, name }) => day === given.day && name === given.name))
      .map(({ day, name }) => ({
        file,
        key: [day, 'numbers', name].filter(Boolean).join('.'),
        message: 'No English text names this number: name it or remove it.',
      }));
    return [...unknown, ...idle];
  });
}

/** Every translation of a plan names each number as often as the English does in the same text. */
export function checkSamePlanNumbers(pairs: readonly TextPair[]): Problem[] {
  return pairs.flatMap(({ original, translation: { file, key, text } }) => {
    const wanted = allNumbers(original.text).join(', ');
    return allNumbers(text).join(', ') === wanted
      ? []
      : [{ file, key, message: `Name the numbers of the English: ${wanted || 'none'}.` }];
  });
}

const allNumbers = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

const dayOf = (key: string) => (key.startsWith('days.') ? key : '');

/** The numbers that the texts of a plan have to name; those of the generic plan are there for all. */
function numbersOf({ days, numbers = {} }: PlanFacts, isGeneric: boolean): NamedNumber[] {
  return [
    ...(isGeneric ? [] : Object.keys(numbers).map((name) => ({ day: '', name }))),
    ...days.flatMap((day, index) =>
      Object.keys(day.numbers ?? {}).map((name) => ({ day: `days.${index}`, name })),
    ),
  ];
}
