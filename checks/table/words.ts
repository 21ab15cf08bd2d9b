import type { Check } from '#checks/check.ts';
import type { Content } from '#checks/content/content.ts';
import { chosen, type Editions, joined, mapEditions } from '#checks/content/texts.ts';
import { keyStarts } from '#checks/content/views.ts';
import { checkAvoidedForms, checkSamples } from '#checks/logic/avoided-forms.ts';
import { checkBannedClaims } from '#checks/logic/banned-claims.ts';
import { checkFilled } from '#checks/logic/filled.ts';
import { checkTerms, checkTermsUsed } from '#checks/logic/glossary.ts';
import { checkFileLanguage, checkLanguage, paragraphLengths } from '#checks/logic/language-identity.ts';
import { checkSameNumbers } from '#checks/logic/numbers.ts';
import { checkPageOverlap } from '#checks/logic/page-overlap.ts';
import { checkProhibitions } from '#checks/logic/prohibitions.ts';
import { checkReadingGrade } from '#checks/logic/reading-grade.ts';
import { checkSameAsEnglish, translatedTexts } from '#checks/logic/same-as-english.ts';
import { checkSameKeys } from '#checks/logic/same-keys.ts';
import { checkSentenceFlow } from '#checks/logic/sentence-flow.ts';
import { checkPhrasesKnown, checkPhrasesUsed, sentencesOf } from '#checks/logic/shared-phrases.ts';
import { checkSharedSentences } from '#checks/logic/shared-sentences.ts';
import { checkSpecFigures } from '#checks/logic/spec-figures.ts';
import { withoutPlaceholders } from '#checks/logic/text-set.ts';
import { checkTypography } from '#checks/logic/typography.ts';
import { allowances, ruleFile } from '#checks/rules/rules.ts';
import { trainingPhrases } from '#src/features/training/logic/safety-phrases.ts';

const written = ['pages', 'phrases', 'exercises', 'week-plans', 'dishes'] as const;
const everything = ['interface', 'foods', ...written] as const;

/** The texts of the interface; one that is still English is reported as such, and not by other checks again. */
function interfaceTexts({ texts }: Content): Editions {
  const { english } = texts.interface;
  return mapEditions(texts.interface, (set) =>
    set.language === english.language ? set : translatedTexts(english, set),
  );
}

const entryTexts = ({ texts: { pages, phrases, exercises, weekPlans, dishes } }: Content) =>
  joined(pages, phrases, exercises, weekPlans, dishes);
const allTexts = (content: Content) =>
  joined(interfaceTexts(content), content.texts.foods, entryTexts(content));

/** The names of the exercises only. */
const exerciseNames = ({ texts }: Content) =>
  mapEditions(texts.exercises, (set) => chosen(set, (key) => key.endsWith('.name')));

/** The names in the placeholders of week plans are English in every language. */
const shownPlans = ({ texts }: Content) =>
  mapEditions(texts.weekPlans, ({ language, texts: ofPlan }) => ({
    language,
    texts: new Map(
      [...ofPlan].map(([key, text]) => [key, { ...text, text: withoutPlaceholders(text.text) }]),
    ),
  }));

const avoidingTexts = (content: Content) => {
  const { pages, phrases, exercises, dishes, foods } = content.texts;
  return joined(interfaceTexts(content), pages, phrases, exercises, dishes, foods, shownPlans(content));
};

/** The questions of a published form stand as their authors wrote them. */
const isPublishedForm = (key: string): boolean => key.startsWith('pages.moodCheck.difficulty.');

/** What every text is held to, in every language. */
export const wordChecks: readonly Check[] = [
  {
    name: 'every text says something, with no space around it',
    looksAt: everything,
    severity: 'error',
    find: ({ texts, ...content }) =>
      joined(texts.interface, texts.foods, entryTexts({ texts, ...content })).all.flatMap((set) =>
        checkFilled(set.texts.values()),
      ),
  },
  {
    name: 'every text follows the typography of its language',
    looksAt: everything,
    severity: 'error',
    find: (content, { typography }) =>
      allTexts(content).all.flatMap((set) => checkTypography(set, typography)),
  },
  {
    name: 'every words file has the parts of the English',
    looksAt: written,
    severity: 'error',
    find: (content) => {
      const { english, translations } = entryTexts(content);
      return translations.flatMap((translation) => {
        const there = keyStarts(content.entries.filter(({ words }) => words.has(translation.language)));
        const wanted = chosen(english, (key) => there.has(key.slice(0, key.indexOf('.'))));
        return checkSameKeys(wanted, translation);
      });
    },
  },
  {
    name: 'every words file is in its language',
    looksAt: written,
    severity: 'error',
    find: (content, rules) =>
      entryTexts(content).all.flatMap((set) => checkFileLanguage(set, rules['language-codes'])),
  },
  {
    name: 'every text of the interface and every paragraph of a page is in its language',
    looksAt: ['interface', 'pages'],
    severity: 'error',
    find: (content, rules) => [
      ...interfaceTexts(content).all.flatMap((set) => checkLanguage(set, rules['language-codes'])),
      ...content.texts.pages.all.flatMap((set) =>
        checkLanguage(set, rules['language-codes'], paragraphLengths),
      ),
    ],
  },
  {
    name: 'no translation is still the English text',
    looksAt: ['interface', 'exercises'],
    severity: 'error',
    find: ({ texts }, rules) => {
      const { english, translations } = joined(texts.interface, texts.exercises);
      return checkSameAsEnglish(english, translations, allowances(rules, 'same-as-english'));
    },
  },
  {
    name: 'all languages state the same numbers',
    looksAt: ['interface', 'pages', 'exercises', 'dishes'],
    severity: 'error',
    find: (content, rules) => {
      const { pages, exercises, dishes } = content.texts;
      const { english, translations } = joined(interfaceTexts(content), pages, exercises, dishes);
      return checkSameNumbers(english, translations, allowances(rules, 'number-exceptions'));
    },
  },
  {
    name: 'the English reads at grade 8 or below, in short sentences',
    looksAt: everything,
    severity: 'error',
    find: ({ texts }) => [
      ...checkReadingGrade(chosen(texts.interface.english, (key) => !isPublishedForm(key))),
      ...[texts.pages, texts.phrases, texts.weekPlans].flatMap(({ english }) => checkReadingGrade(english)),
      // The shortest exercise has 76 words: each is judged alone, so that none hides behind easier ones.
      ...[texts.exercises, texts.dishes].flatMap(({ english }) => checkReadingGrade(english, 60)),
    ],
  },
  {
    name: 'the running text of a page keeps together what because, so, if and but join',
    looksAt: ['pages'],
    severity: 'error',
    find: ({ texts }) => checkSentenceFlow(texts.pages.english),
  },
  {
    name: 'each line under “Do not” says so itself',
    looksAt: ['pages'],
    severity: 'error',
    find: ({ texts }, rules) => texts.pages.all.flatMap((set) => checkProhibitions(set, rules.prohibitions)),
  },
  {
    name: 'the words of the glossary are said in the agreed way',
    looksAt: ['interface', 'pages', 'exercises', 'dishes', 'foods'],
    severity: 'error',
    find: (content, { glossary: { terms } }) => {
      const inPages = terms.filter((term) => term.inPages !== 'free');
      const { pages, dishes, foods } = content.texts;
      return [
        { editions: joined(interfaceTexts(content), exerciseNames(content)), binding: terms },
        { editions: joined(pages, dishes, foods), binding: inPages },
      ].flatMap(({ editions: { english, translations }, binding }) =>
        checkTerms(english, translations, binding),
      );
    },
  },
  {
    name: 'the glossary holds no term and no exception that the site does not need',
    looksAt: ['rules'],
    severity: 'error',
    find: (content, { glossary: { terms } }) => {
      const own = joined(content.texts.interface, exerciseNames(content));
      const everywhere = joined(own, content.texts.pages);
      return [
        { english: own.english, bound: terms.filter(({ inPages }) => inPages === 'free') },
        { english: everywhere.english, bound: terms.filter(({ inPages }) => inPages !== 'free') },
      ].flatMap(({ english, bound }) => checkTermsUsed(english, bound, ruleFile('glossary')));
    },
  },
  {
    name: 'no text uses a form that its language avoids',
    looksAt: everything,
    severity: 'error',
    find: (content, rules) =>
      avoidingTexts(content).all.flatMap((set) => checkAvoidedForms(set, rules['avoided-forms'], 'error')),
  },
  {
    name: 'a form that needs a look is listed',
    looksAt: everything,
    severity: 'warning',
    find: (content, rules) =>
      avoidingTexts(content).all.flatMap((set) => checkAvoidedForms(set, rules['avoided-forms'], 'warning')),
  },
  {
    name: 'every form that a language avoids is found in its sample',
    looksAt: ['rules'],
    severity: 'error',
    find: (_content, rules) => checkSamples(rules['avoided-forms'], ruleFile('avoided-forms')),
  },
  {
    name: 'no page promises a cure or shames a reader',
    looksAt: ['pages'],
    severity: 'error',
    find: ({ texts }, rules) =>
      texts.pages.all.flatMap((set) => checkBannedClaims(set, rules['banned-claims'])),
  },
  {
    name: 'no page shares more than a tenth of its sentences with another',
    looksAt: ['pages'],
    severity: 'error',
    comparesAll: true,
    find: ({ texts, phrasesIn }) =>
      texts.pages.all.flatMap((set) => checkPageOverlap(set, sentencesOf(phrasesIn(set.language)))),
  },
  {
    name: 'no two exercises share a sentence of more than three words',
    looksAt: ['exercises'],
    severity: 'error',
    comparesAll: true,
    find: ({ texts, phrasesIn }) =>
      texts.exercises.all.flatMap((set) => checkSharedSentences(set, sentencesOf(phrasesIn(set.language)))),
  },
  {
    name: 'every shared phrase is used',
    looksAt: ['phrases'],
    severity: 'warning',
    comparesAll: true,
    find: ({ texts: { phrases, pages } }) =>
      phrases.all.flatMap((set) =>
        pages.all
          .filter(({ language }) => language === set.language)
          .flatMap((ofPages) => checkPhrasesUsed(set, ofPages, trainingPhrases)),
      ),
  },
  {
    name: 'every phrase that a page names is there',
    looksAt: ['pages'],
    severity: 'error',
    find: ({ texts }) => texts.pages.all.flatMap(checkPhrasesKnown),
  },
  {
    name: 'every figure of the specification stands on its page with its safe wording',
    looksAt: ['pages'],
    severity: 'error',
    find: ({ texts }, rules) => checkSpecFigures(texts.pages.english, rules['spec-figures']),
  },
];
