import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { planSeconds, type RepetitionTime } from '#src/reading/kinds/workout/logic/duration.ts';
import { planExercises } from '#src/reading/kinds/workout/logic/plan-exercises.ts';
import type { WorkoutFacts, WorkoutPlan } from '#src/reading/kinds/workout/schema.ts';
import type { Problem } from './problem.ts';

/** How far the time of a plan may be from what the page promises. */
const tolerance = 0.1;
const parts = ['warm-up', 'main', 'cool-down'] as const;

/** A workout page as its check needs it. */
export interface WorkoutFile {
  file: string;
  /** The folder that holds the page, such as `cardio`. */
  category: string;
  facts: Pick<WorkoutFacts, 'plans'>;
}

interface PlanPlace {
  file: string;
  key: string;
  plan: WorkoutPlan;
  exercises: ReadonlyMap<string, ExerciseFacts>;
}

/**
 * Every exercise of a plan exists, every plan warms up and cools down and takes the minutes that it promises within a tenth,
 * and the plans for pregnancy and after birth hold no exercise that is to be left out in pregnancy.
 */
export function checkWorkouts(
  workouts: readonly WorkoutFile[],
  exercises: readonly ReadExercise[],
): Problem[] {
  const byId = new Map(exercises.map(({ id, facts }) => [id, facts]));
  return workouts.flatMap(({ file, category, facts }) =>
    facts.plans.flatMap((plan) => {
      const place = { file, key: `plans.${plan.id}`, plan, exercises: byId };
      const unknown = unknownExercises(place);
      return [
        ...unknown,
        ...missingParts(place),
        ...(unknown.length === 0 ? wrongMinutes(place) : []),
        ...(category === 'pre-post-natal-workouts' ? notForPregnancy(place) : []),
      ];
    }),
  );
}

function unknownExercises(place: PlanPlace): Problem[] {
  return planExercises(place.plan.blocks)
    .filter((id) => !place.exercises.has(id))
    .map((id) =>
      problem(place, `There is no exercise “${id}”: write the id of a folder of content/exercises.`),
    );
}

function missingParts(place: PlanPlace): Problem[] {
  return parts
    .filter((part) => !place.plan.blocks.some((block) => block.part === part))
    .map((part) => problem(place, `The plan has no ${part}: add a block of that part.`));
}

function wrongMinutes(place: PlanPlace): Problem[] {
  const { plan, exercises } = place;
  const timeOf = (id: string): RepetitionTime => {
    const facts = exercises.get(id);
    if (facts === undefined) throw new RangeError(`There is no exercise “${id}”.`);
    return repetitionTime(facts);
  };
  const minutes = planSeconds(plan.blocks, timeOf) / 60;
  return Math.abs(minutes - plan.minutes) <= plan.minutes * tolerance
    ? []
    : [
        problem(
          place,
          `The plan takes ${minutes.toFixed(1)} minutes and promises ${plan.minutes}: change one of them.`,
        ),
      ];
}

function notForPregnancy(place: PlanPlace): Problem[] {
  return planExercises(place.plan.blocks)
    .filter((id) => {
      const facts = place.exercises.get(id);
      return facts?.cautions.includes('pregnancy') && !facts.suits.includes('pregnancy');
    })
    .map((id) =>
      problem(place, `“${id}” is to be left out in pregnancy: take an exercise that suits pregnancy.`),
    );
}

const problem = ({ file, key }: PlanPlace, message: string): Problem => ({ file, key, message });
