import type { AssistantTexts } from '#src/features/ask/logic/assistant-texts.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './AssistantPlace.module.css';

/** Where a script offers to have the passages of an answer put together by a model; empty until then. */
export function AssistantPlace({ language }: { language: BuiltLanguage }) {
  const { ask, account, help } = textsOf(language);
  const texts: AssistantTexts = {
    ...ask.assistant,
    keep: ask.kept.keep,
    account: { address: localizedUrl(routes.premium, language), text: account.login.heading },
    help: { address: localizedUrl(routes.crisis, language), text: help.heading },
  };
  return <section className={styles.place} data-assistant="" data-texts={JSON.stringify(texts)} hidden />;
}
