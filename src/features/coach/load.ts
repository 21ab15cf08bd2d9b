import { filesAddress } from '#src/features/training/load.ts';
import { loadTrainingSafety } from '#src/features/training/safety.ts';
import { loadLinks } from '#src/reading/pages.ts';
import { loadSources } from '#src/site/entries.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type Path, routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Link } from './logic/link.ts';
import { type RuleOrigin, ruleBook } from './logic/rule-book.ts';

/** What the coach is built with: the lists of danger, and the pages and sources that hold its numbers. */
export async function loadCoach(language: BuiltLanguage) {
  const { call, stopHeading, now, askHeading, askFirst } = await loadTrainingSafety(language, 'everyone');
  return {
    files: await filesAddress(language),
    safety: { call, stopHeading, now, askHeading, askFirst },
    pages: await loadRulePages(language),
    sources: await loadRuleSources(),
  };
}

const origins: readonly RuleOrigin[] = Object.values(ruleBook);

/** The pages that the rules name, by their paths. */
async function loadRulePages(language: BuiltLanguage): Promise<Record<string, Link>> {
  const { pages, trainingWeek } = textsOf(language);
  const tools: Readonly<Partial<Record<string, string>>> = {
    [routes.training]: trainingWeek.heading,
    [routes.workout]: pages.workout.heading,
  };
  const paths = [...new Set(origins.map(({ page }) => page))];
  const articles = paths.filter((path): path is Path => tools[path] === undefined);
  const links = await loadLinks(articles, language);
  const headings = new Map(links.map(({ path, heading }) => [path, heading]));
  return Object.fromEntries(
    paths.map((path) => {
      const label = tools[path] ?? headings.get(path);
      if (label === undefined) throw new Error(`The coach names ${path}, which is no page.`);
      return [path, { href: localizedUrl(path, language), label }];
    }),
  );
}

/** The published sources that the rules name, by their ids. */
async function loadRuleSources(): Promise<Record<string, Link>> {
  const ids = [...new Set(origins.flatMap(({ source }) => source ?? []))];
  const sources = await loadSources(ids);
  return Object.fromEntries(
    sources.map(({ publisher, year, url }, index) => [
      ids[index] ?? '',
      { href: url, label: [publisher.replace(/ \(.*\)$/, ''), year].filter(Boolean).join(', ') },
    ]),
  );
}
