import { eyeCare, type PlantedFault, set, squat, swap, vShape, workout } from './plant.testing.ts';

/** Faults of exercises, workouts, week plans, pictures and lists. */
export const subjectsFaults: readonly PlantedFault[] = [
  {
    check: 'a body can make every movement, and its figures are light',
    fault: 'a movement that is too quick',
    file: `${squat}/facts.yaml`,
    plant: swap('seconds: 1,', 'seconds: 0.05,'),
  },
  {
    check: 'easier and harder exercises exist and lead in no circle',
    fault: 'an easier exercise that is not there',
    file: `${squat}/facts.yaml`,
    plant: set('easier', 'no-such-squat'),
  },
  {
    check: 'cautions and loads of an exercise fit its movement, and do not contradict what it suits',
    fault: 'an exercise that suits pregnancy and is not to be done in pregnancy',
    file: `${squat}/facts.yaml`,
    plant: set('cautions', '[pregnancy-not]'),
  },
  {
    check: 'every exercise names an activity of the Compendium, and every activity is named',
    fault: 'a code that the list lacks',
    file: `${squat}/facts.yaml`,
    plant: set('compendium', '"99999"'),
  },
  {
    check: 'every search term leads to exercises that exist',
    fault: 'a word for an exercise that is not there',
    file: 'content/lists/search-terms.yaml',
    plant: swap('running-on-the-spot', 'running-on-the-moon'),
  },
  {
    check:
      'every session has its parts, exercises that exist and suit its level, and its minutes; every week its rest',
    fault: 'a session without a warm-up',
    file: `${workout}/facts.yaml`,
    plant: swap('part: warm-up', 'part: main'),
  },
  {
    check: 'every workout has words for its sessions, its week and its video',
    fault: 'a session of another name',
    file: `${workout}/facts.yaml`,
    plant: swap('id: four-moves', 'id: five-moves'),
  },
  {
    check: 'every picture has a drawing, and words for exactly its labels',
    fault: 'a picture that nobody has drawn',
    file: `${eyeCare}/facts.yaml`,
    plant: swap('picture: eye-rinse', 'picture: eye-rinsing'),
  },
  {
    check: 'every week plan keeps its days',
    fault: 'a day of another kind',
    file: `${vShape}/facts.yaml`,
    plant: swap('focus: chestAndBack', 'focus: fullBody'),
  },
  {
    check: 'every week plan trains enough and not too hard',
    fault: 'a hard day of rest',
    file: `${vShape}/facts.yaml`,
    plant: swap('effort: easy', 'effort: hard'),
  },
  {
    check: 'every session of a week plan has its parts, its exercises and its minutes',
    fault: 'a session without a warm-up',
    file: 'content/lists/week-sessions.yaml',
    plant: swap('    - men-upper-warm-up\n', ''),
  },
  {
    check: 'every day of training has its session and a workout page of its sex',
    fault: 'a day of training without its workout page',
    file: `${vShape}/facts.yaml`,
    plant: swap('    workout: /build-body-men/bodyweight-strength/full-body\n', ''),
  },
  {
    check: 'every week plan leaves muscles 48 hours of rest, and trains all of them twice',
    fault: 'two days of squats in a row',
    file: 'content/week-plans/athleticMesomorph/facts.yaml',
    plant: swap('session: men-steady-30', 'session: men-full-body-35'),
  },
  {
    check: 'week plans name the numbers of their facts, the same in every language',
    fault: 'a number that no text names',
    file: `${vShape}/facts.yaml`,
    plant: swap('numbers: { proteinLow:', 'numbers: { lost: 1, proteinLow:'),
  },
  {
    check: 'week plans name the numbers of their facts, the same in every language',
    fault: 'a number that the English does not name',
    file: `${vShape}/fr.yaml`,
    plant: swap('{{proteinLow}}', '{{proteinLow}} et {{proteinLow}}'),
  },
  {
    check: 'every row of a list has the form of its schema',
    fault: 'a source of a year to come',
    file: 'content/lists/sources.yaml',
    plant: set('year', '3000'),
  },
  {
    check: 'every source that is cited exists, and every source is cited',
    fault: 'a source that is not in the list',
    file: `${eyeCare}/facts.yaml`,
    plant: set('sources', '[no-such-source]'),
  },
  {
    check: 'every language shows the emergency numbers of the specification under their country',
    fault: 'another number',
    file: 'content/lists/emergency-lines.yaml',
    plant: swap('number: "988"', 'number: "989"'),
  },
  {
    check: 'every country has a name of its own in every language',
    fault: 'a country that has lost its name',
    file: 'content/countries/rw.yaml',
    plant: (text) => text.replace(/^RW: .*$/m, ''),
  },
];
