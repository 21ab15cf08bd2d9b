import type { Check } from '#checks/check.ts';
import {
  exercisesOf,
  listSchemas,
  picturePages,
  rowsOf,
  weekPlansOf,
  weekSessionsOf,
  workoutsOf,
  workoutTexts,
} from '#checks/content/views.ts';
import { checkCompendium } from '#checks/logic/compendium.ts';
import { checkRows, checkSources, citationsIn } from '#checks/logic/content-files.ts';
import { checkCountryNames } from '#checks/logic/countries.ts';
import { checkEmergencyLines } from '#checks/logic/emergency-lines.ts';
import { checkCautions } from '#checks/logic/exercise-cautions.ts';
import { checkMovements, checkNeighbours } from '#checks/logic/exercises.ts';
import { checkPictures } from '#checks/logic/pictures.ts';
import { checkSearchTerms } from '#checks/logic/search-terms.ts';
import { pairTexts } from '#checks/logic/text-set.ts';
import { checkPlanNumbers, checkSamePlanNumbers } from '#checks/logic/week-plan-numbers.ts';
import { checkLoad, checkSchedules } from '#checks/logic/week-plans.ts';
import { checkTrainingDays, checkWeekRest, checkWeekSessions } from '#checks/logic/week-sessions.ts';
import { checkWorkoutWords } from '#checks/logic/workout-words.ts';
import { checkWorkouts } from '#checks/logic/workouts.ts';
import { type Rules, ruleFile } from '#checks/rules/rules.ts';
import { countries } from '#src/features/countries/logic/countries.ts';
import { drawingLabels } from '#src/reading/drawings/drawings.ts';
import { languageCodes } from '#src/words/languages.ts';

const planRules = (rules: Rules) => ({
  schedules: rules['week-plan-schedules'],
  schedulesFile: ruleFile('week-plan-schedules'),
});

/** What exercises, workouts, week plans, pictures and lists are held to. */
export const subjectChecks: readonly Check[] = [
  {
    name: 'a body can make every movement, and its figures are light',
    looksAt: ['exercises'],
    severity: 'error',
    find: (content) => checkMovements(exercisesOf(content)),
  },
  {
    name: 'easier and harder exercises exist and lead in no circle',
    looksAt: ['exercises'],
    severity: 'error',
    comparesAll: true,
    find: (content) => checkNeighbours(exercisesOf(content)),
  },
  {
    name: 'cautions and loads of an exercise fit its movement, and do not contradict what it suits',
    looksAt: ['exercises'],
    severity: 'error',
    find: (content) => checkCautions(exercisesOf(content)),
  },
  {
    name: 'every exercise names an activity of the Compendium, and every activity is named',
    looksAt: ['exercises', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content) => checkCompendium(exercisesOf(content), rowsOf(content, 'compendium')),
  },
  {
    name: 'every search term leads to exercises that exist',
    looksAt: ['exercises', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content) => checkSearchTerms(exercisesOf(content), rowsOf(content, 'search-terms')),
  },
  {
    name: 'every session has its parts, exercises that exist and suit its level, and its minutes; every week its rest',
    looksAt: ['pages', 'exercises'],
    severity: 'error',
    comparesAll: true,
    find: (content, { workouts }) => checkWorkouts(workoutsOf(content), exercisesOf(content), workouts),
  },
  {
    name: 'every workout has words for its sessions, its week and its video',
    looksAt: ['pages'],
    severity: 'error',
    find: (content) => checkWorkoutWords(workoutTexts(content)),
  },
  {
    name: 'every picture has a drawing, and words for exactly its labels',
    looksAt: ['pages'],
    severity: 'error',
    find: (content) => checkPictures(picturePages(content), drawingLabels),
  },
  {
    name: 'every week plan keeps its days',
    looksAt: ['week-plans'],
    severity: 'error',
    comparesAll: true,
    find: (content, rules) => checkSchedules(weekPlansOf(content), planRules(rules)),
  },
  {
    name: 'every week plan trains enough and not too hard',
    looksAt: ['week-plans'],
    severity: 'error',
    find: (content) => checkLoad(weekPlansOf(content)),
  },
  {
    name: 'every session of a week plan has its parts, its exercises and its minutes',
    looksAt: ['week-plans', 'lists', 'exercises'],
    severity: 'error',
    comparesAll: true,
    find: (content, { workouts }) =>
      checkWeekSessions(weekPlansOf(content), weekSessionsOf(content), exercisesOf(content), workouts),
  },
  {
    name: 'every day of training has its session and a workout page of its sex',
    looksAt: ['week-plans', 'lists', 'exercises'],
    severity: 'error',
    comparesAll: true,
    find: (content) =>
      checkTrainingDays(weekPlansOf(content), weekSessionsOf(content).sessions, exercisesOf(content)),
  },
  {
    name: 'every week plan leaves muscles 48 hours of rest, and trains all of them twice',
    looksAt: ['week-plans', 'lists', 'exercises'],
    severity: 'error',
    comparesAll: true,
    find: (content) => checkWeekRest(weekPlansOf(content), weekSessionsOf(content), exercisesOf(content)),
  },
  {
    name: 'week plans name the numbers of their facts, the same in every language',
    looksAt: ['week-plans'],
    severity: 'error',
    comparesAll: true,
    find: (content) => {
      const { english, translations } = content.texts.weekPlans;
      return [
        ...checkPlanNumbers(english, weekPlansOf(content)),
        ...checkSamePlanNumbers(translations.flatMap((translation) => pairTexts(english, translation))),
      ];
    },
  },
  {
    name: 'every row of a list has the form of its schema',
    looksAt: ['lists'],
    severity: 'error',
    find: (content) =>
      Object.entries(listSchemas).flatMap(([name, schema]) => checkRows(rowsOf(content, name), schema)),
  },
  {
    name: 'every source that is cited exists, and every source is cited',
    looksAt: ['pages', 'exercises', 'week-plans', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content) => {
      const citations = [...content.files.values()].flatMap(({ file, data }) => citationsIn(file, data));
      return checkSources(citations, rowsOf(content, 'sources'));
    },
  },
  {
    name: 'every language shows the emergency numbers of the specification under their country',
    looksAt: ['lists'],
    severity: 'error',
    find: ({ files }, rules) => {
      const file = 'content/lists/emergency-lines.yaml';
      return checkEmergencyLines({ file, data: files.get(file)?.data }, rules['first-emergency-lines']);
    },
  },
  {
    name: 'every country has a name of its own in every language',
    looksAt: ['countries'],
    severity: 'error',
    find: ({ files }) =>
      languageCodes.flatMap((language) => {
        const file = `content/countries/${language}.yaml`;
        const codes = countries.map(({ code }) => code);
        return checkCountryNames({ language, file, data: files.get(file)?.data }, codes);
      }),
  },
];
