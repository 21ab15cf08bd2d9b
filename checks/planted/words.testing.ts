import {
  append,
  eyeCare,
  type PlantedFault,
  set,
  setKey,
  squat,
  swap,
  translation,
  vShape,
  write,
} from './plant.testing.ts';

/** Faults of words. */
export const wordsFaults: readonly PlantedFault[] = [
  {
    check: 'every text says something, with no space around it',
    fault: 'an empty text',
    file: translation('fr'),
    plant: setKey('pages.home.title', ' '),
  },
  {
    check: 'every text follows the typography of its language',
    fault: 'a straight apostrophe in a page',
    file: `${eyeCare}/fr.yaml`,
    plant: set('heading', '"Prenez soin de l\'œil"'),
  },
  {
    check: 'every text follows the typography of its language',
    fault: 'a particle before a vowel in a week plan',
    file: `${vShape}/rw.yaml`,
    plant: set('aim', 'igituza na umugongo'),
  },
  {
    check: 'every words file has the parts of the English',
    fault: 'a sign too many',
    file: `${eyeCare}/sw.yaml`,
    plant: swap('  signs:\n', '  signs:\n    - Jicho linauma sana\n'),
  },
  {
    check: 'every words file has the parts of the English',
    fault: 'a step of an exercise too many',
    file: `${squat}/rw.yaml`,
    plant: swap('steps:\n', 'steps:\n  - Hagarara neza.\n'),
  },
  {
    check: 'every words file is in its language',
    fault: 'English in a Swahili file',
    file: `${squat}/sw.yaml`,
    plant: write(
      'name: Squat\nsteps:\n  - Stand with your feet as wide as your hips, and turn your toes out a little before you bend.',
    ),
  },
  {
    check: 'every text of the interface and every paragraph of a page is in its language',
    fault: 'an English paragraph in a French page',
    file: `${eyeCare}/fr.yaml`,
    plant: set(
      'promise',
      `${'Learn how to rest your eyes and how to protect them from the sun at work. '.repeat(4)}`,
    ),
  },
  {
    check: 'no translation is still the English text',
    fault: 'an English name of an exercise',
    file: `${squat}/rw.yaml`,
    plant: set('name', 'Squat'),
  },
  {
    check: 'all languages state the same numbers',
    fault: 'another number in a page',
    file: `${eyeCare}/fr.yaml`,
    plant: swap('plus de 40', 'plus de 50'),
  },
  {
    check: 'the English reads at grade 8 or below, in short sentences',
    fault: 'a sentence of 30 words',
    file: `${eyeCare}/en.yaml`,
    plant: set('promise', `${'go '.repeat(29)}on.`),
  },
  {
    check: 'the running text of a page keeps together what because, so, if and but join',
    fault: 'a page of stubs',
    file: `${eyeCare}/en.yaml`,
    plant: (text) => text.replaceAll(/, (?:so|because|but|and|if) /g, '. '),
  },
  {
    check: 'each line under “Do not” says so itself',
    fault: 'an order under “Do not”',
    file: `${workout}/en.yaml`,
    plant: swap('donts:\n  - Do not', 'donts:\n  - Always'),
  },
  {
    check: 'the words of the glossary are said in the agreed way',
    fault: 'a name of an exercise in other words',
    file: `${squat}/sw.yaml`,
    plant: set('name', 'Kuchuchumaa'),
  },
  {
    check: 'the glossary holds no term and no exception that the site does not need',
    fault: 'a term that nothing uses',
    file: 'content/rules/glossary.yaml',
    plant: swap('terms:\n', 'terms:\n  - { en: zeppelin, fr: [a], rw: [b], sw: [c] }\n'),
  },
  {
    check: 'no text uses a form that its language avoids',
    fault: 'a form that is ruled out',
    file: `${eyeCare}/en.yaml`,
    plant: set('heading', 'When an obese reader sees less'),
  },
  {
    check: 'a form that needs a look is listed',
    fault: 'a form that is often wrong',
    file: `${eyeCare}/en.yaml`,
    plant: set('heading', 'Glasses in place of strain'),
  },
  {
    check: 'every form that a language avoids is found in its sample',
    fault: 'a form that is not in its sample',
    file: 'content/rules/avoided-forms.yaml',
    plant: swap('sample: They suffer from asthma.', 'sample: They have asthma.'),
  },
  {
    check: 'no page promises a cure or shames a reader',
    fault: 'a cure',
    file: `${eyeCare}/en.yaml`,
    plant: set('heading', 'What cures your eyes'),
  },
  {
    check: 'no page shares more than a tenth of its sentences with another',
    fault: 'a page written twice',
    file: 'content/pages/tips/eye-care-2/en.yaml',
    plant: (_none, texts) => texts.get(`${eyeCare}/en.yaml`),
  },
  {
    check: 'no two exercises share a sentence of more than three words',
    fault: 'an exercise written twice',
    file: 'content/exercises/squat-2/en.yaml',
    plant: (_none, texts) => texts.get(`${squat}/en.yaml`),
  },
  {
    check: 'every shared phrase is used',
    fault: 'a phrase that nothing uses',
    file: 'content/phrases/emergencies/fr.yaml',
    plant: append('zip: Remontez la fermeture.'),
  },
  {
    check: 'every phrase that a page names is there',
    fault: 'a phrase that is not there',
    file: `${eyeCare}/en.yaml`,
    plant: set('promise', 'phrase:zip'),
  },
  {
    check: 'every figure of the specification stands on its page with its safe wording',
    fault: 'a figure that is not on its page',
    file: 'content/rules/spec-figures.yaml',
    plant: append('- { page: /tips/eye-care, figure: 400 days, safe: sooner }'),
  },
];
