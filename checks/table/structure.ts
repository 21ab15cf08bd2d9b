import { z } from 'zod';
import type { Check } from '#checks/check.ts';
import type { Content } from '#checks/content/content.ts';
import { fitting } from '#checks/content/entries.ts';
import { interfaceFiles, interfaceFolder } from '#checks/content/texts.ts';
import { checkPast } from '#checks/logic/dates.ts';
import { checkDescriptions } from '#checks/logic/descriptions.ts';
import {
  awaitedTranslations,
  checkForm,
  checkMadeFrom,
  checkNoStrays,
  checkWritten,
} from '#checks/logic/entries.ts';
import { checkNamespaces, checkReview } from '#checks/logic/interface-files.ts';
import { checkKeyUsage } from '#checks/logic/key-usage.ts';
import { checkChildren, checkLinks } from '#checks/logic/links.ts';
import { checkPageMetadata } from '#checks/logic/page-metadata.ts';
import {
  checkPlaceholderForm,
  checkPlaceholdersExplained,
  checkSamePlaceholders,
} from '#checks/logic/placeholders.ts';
import { checkSameKeys, checkSameOrder } from '#checks/logic/same-keys.ts';
import { pairTexts } from '#checks/logic/text-set.ts';
import { allowances, ruleFile } from '#checks/rules/rules.ts';
import { routeLabels } from '#src/reading/parts/route-labels.ts';
import { siteSchema } from '#src/site/schemas.ts';
import { fallbackLanguage, languageCodes } from '#src/words/languages.ts';
import { namespaces } from '#src/words/resources.ts';

const siteRowSchema = z.strictObject({ site: siteSchema });

const written = ['pages', 'phrases', 'exercises', 'week-plans', 'dishes'] as const;
const everywhere = [...written, 'foods', 'interface', 'lists', 'countries', 'rules'] as const;
const folderOf = (name: string) => `${interfaceFolder}/${name}`;

/** The routes that a link can show by a name though they are not written in content/pages. */
const namedRoutes = new Set(Object.keys(routeLabels(fallbackLanguage)));

const pairs = ({ texts }: Content) =>
  texts.interface.translations.flatMap((translation) => pairTexts(texts.interface.english, translation));

/** What is there, in which form, and where it leads. */
export const structureChecks: readonly Check[] = [
  {
    name: 'every file can be read',
    looksAt: everywhere,
    severity: 'error',
    find: ({ unreadable }) => [...unreadable],
  },
  {
    name: 'facts and words have the form of their kind',
    looksAt: written,
    severity: 'error',
    find: ({ entries }) => checkForm(entries),
  },
  {
    name: 'folders hold facts and words and nothing else',
    looksAt: written,
    severity: 'error',
    find: ({ entries }) => checkNoStrays(entries),
  },
  {
    name: 'everything is written in its languages',
    looksAt: written,
    severity: 'error',
    find: ({ entries }, rules) => checkWritten(entries, allowances(rules, 'awaited-translations')),
  },
  {
    name: 'translations that are still to come',
    looksAt: written,
    severity: 'warning',
    find: ({ entries }, rules) => awaitedTranslations(entries, allowances(rules, 'awaited-translations')),
  },
  {
    name: 'every translation was made from the English of today',
    looksAt: written,
    severity: 'error',
    find: ({ entries }) => checkMadeFrom(entries),
  },
  {
    name: 'links lead to pages that are there',
    looksAt: ['pages', 'week-plans'],
    severity: 'error',
    comparesAll: true,
    find: ({ pages, weekPlans }) => checkLinks([...pages, ...weekPlans], pages, namedRoutes),
  },
  {
    name: 'the children of a page stand below it',
    looksAt: ['pages'],
    severity: 'error',
    comparesAll: true,
    find: ({ pages }) => checkChildren(pages),
  },
  {
    name: 'no date of a look is still to come',
    looksAt: everywhere,
    severity: 'error',
    find: ({ files, today }) => checkPast(files.values(), today),
  },
  {
    name: 'every language has one interface file for each namespace',
    looksAt: ['interface'],
    severity: 'error',
    find: ({ files }) =>
      [...languageCodes, 'descriptions'].flatMap((name) => [
        ...checkNamespaces(folderOf(name), interfaceFiles(name, files), namespaces),
        ...checkReview(folderOf(name), files.get(`${folderOf(name)}/review.json`)?.data),
      ]),
  },
  {
    name: 'every language has the keys of the English interface in their order, and every text a description',
    looksAt: ['interface'],
    severity: 'error',
    find: ({ texts: { interface: editions }, descriptions }) => [
      ...[...editions.all, descriptions].flatMap((set) => checkSameKeys(editions.english, set)),
      ...editions.translations.flatMap((set) => checkSameOrder(editions.english, set)),
    ],
  },
  {
    name: 'descriptions are one sentence that names the placeholders',
    looksAt: ['interface'],
    severity: 'error',
    find: ({ texts, descriptions }) => [
      ...checkDescriptions(descriptions.texts.values()),
      ...checkPlaceholdersExplained(pairTexts(texts.interface.english, descriptions)),
    ],
  },
  {
    name: 'placeholders are well formed and the same in every language',
    looksAt: ['interface'],
    severity: 'error',
    find: (content) => [
      ...content.texts.interface.all.flatMap(({ texts }) => checkPlaceholderForm(texts.values())),
      ...checkSamePlaceholders(pairs(content)),
    ],
  },
  {
    name: 'every key in the code exists, and every text is used or waits with a reason',
    looksAt: ['interface'],
    severity: 'error',
    find: ({ code, texts }, rules) => {
      const waiting = { file: ruleFile('waiting-keys'), rows: rules['waiting-keys'] };
      return checkKeyUsage(code.files, texts.interface.english, waiting, code.sliced());
    },
  },
  {
    name: 'page titles and descriptions fit into search results and are unique',
    looksAt: ['interface'],
    severity: 'error',
    find: (content) => {
      const name = fitting(siteRowSchema, content.files.get('content/lists/site.yaml'))?.site.name;
      return content.texts.interface.all.flatMap((set) => checkPageMetadata(set, ` · ${name}`));
    },
  },
];
