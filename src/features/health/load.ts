import type { HealthSaid } from '#src/features/health/logic/said.ts';
import { type TopicWords, topicSchemas } from '#src/reading/kinds/topic/schema.ts';
import { loadPage } from '#src/reading/pages.ts';
import { loadPhrases } from '#src/site/load-words.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/**
 * What the pages on the heart and on diabetes and the shared sentences say about readings. Their sentences are found by the
 * numbers in them, which are the same in every language.
 *
 * @throws Error that names the numbers when a page no longer says something about them
 */
export async function loadHealthSaid(language: BuiltLanguage): Promise<HealthSaid> {
  const phrases = await loadPhrases(language);
  const { words: heart } = await loadPage(topicSchemas, routes.heart, language);
  const { words: diabetes } = await loadPage(topicSchemas, routes.diabetes, language);
  const phrase = (name: string) => required(phrases[name], name);
  return {
    call: phrase('call'),
    ...pressureSaid(heart),
    pressureSigns: signsOf(heart),
    sugarSigns: signsOf(diabetes),
    sugarNow: phrase('sugar-now'),
    nothingByMouth: phrase('nothing-by-mouth'),
    crisis: phrase('suicide'),
  };
}

function pressureSaid({ content, urgent, seeWorker }: TopicWords): Pick<HealthSaid, 'measure' | 'pressure'> {
  const bands = content.keyComponents?.items ?? [];
  const band = (numbers: string) =>
    required(bands.find(({ title }) => says(title, numbers))?.description, numbers);
  const line = (lines: readonly string[], numbers: string) =>
    required(
      lines.find((one) => says(one, numbers)),
      numbers,
    );
  const today = urgent?.today ?? [];
  const howTo = bands.find(({ title, description }) => !/\d/.test(title) && says(description, '30'));
  return {
    measure: required(howTo, 'how to measure').description.split(/(?<=\.)\s+/),
    pressure: {
      best: band('120/80'),
      above: band('139'),
      high: band('140/90'),
      soon: line(seeWorker, '160/100'),
      veryHigh: line(today, '180/120'),
      pregnant: line(today, '140/90'),
    },
  };
}

function signsOf({ urgent }: TopicWords): HealthSaid['pressureSigns'] {
  const { heading, signs } = required(urgent, 'signs of danger');
  return { heading, signs };
}

/** Mirrored English has marks of direction around each number. */
const says = (text: string, numbers: string) => text.replace(/[\u202C\u202E]/g, '').includes(numbers);

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined)
    throw new Error(`The pages that the diary quotes say nothing of "${what}" any more.`);
  return value;
}
