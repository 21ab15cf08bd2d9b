import type { Original } from '#checks/content/texts.ts';
import { planNumbers } from '#src/features/week-plan/plan-words.ts';
import type { Problem } from './problem.ts';
import { placeholdersOf, type TextPair, type TextSet } from './text-set.ts';
import type { WeekPlan } from './week-plans.ts';

/** The texts of a plan may name the numbers of the plan and of the generic one, and name each of its own in English. */
export function checkPlanNumbers(english: TextSet<Original>, plans: readonly WeekPlan[]): Problem[] {
  const generic = plans.find(({ id }) => id === 'generic')?.facts;
  if (generic === undefined) return [];
  const texts = Map.groupBy(english.texts.values(), ({ key }) => key.slice(0, key.indexOf('.')));
  return plans.flatMap(({ id, file, facts }) => {
    const named = (texts.get(`week-plans:${id}`) ?? []).flatMap(({ file: words, key, text }) =>
      placeholdersOf(text).map((name) => ({ words, key, name })),
    );
    const known = planNumbers(facts, generic);
    const unknown = named
      .filter(({ name }) => !Object.hasOwn(known, name))
      .map(({ words, key, name }) => ({ file: words, key, message: `facts.yaml has no number “${name}”.` }));
    // Those of the generic plan are there for all.
    const own = id === 'generic' ? [] : Object.keys(facts.numbers ?? {});
    const idle = own
      .filter((name) => !named.some((used) => used.name === name))
      .map((name) => ({
        file,
        key: `numbers.${name}`,
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
