import { keepingTexts } from '#src/site/keeping-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** What the island of own sessions is given: its texts, how its language counts and sorts, and where it leads to. */
export function ownSessionsProps(language: BuiltLanguage) {
  const { trainingSessions, training, common } = textsOf(language);
  const { tag, numberLocales } = languageFacts(language);
  return {
    texts: {
      ...trainingSessions.tool,
      ...keepingTexts(language),
      close: common.close,
      minutes: training.minutes,
      restAfter: training.rest,
      parts: { 'warm-up': training.warmUp, main: training.main, 'cool-down': training.coolDown },
    },
    tag,
    numberLocales,
    player: localizedUrl(routes.session, language),
    week: localizedUrl(routes.training, language),
  };
}
