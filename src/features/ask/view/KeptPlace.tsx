import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './KeptPlace.module.css';

/** Where a script lists the answers that the device keeps; empty until there are some. */
export function KeptPlace({ language }: { language: BuiltLanguage }) {
  const { ask, trainingData, meals } = textsOf(language);
  const texts = {
    ...ask.kept,
    passage: ask.assistant.passage,
    undo: meals.tool.menu.undo,
    data: { address: localizedUrl(routes.trainingData, language), text: trainingData.heading },
  };
  return <section className={styles.place} data-kept="" data-texts={JSON.stringify(texts)} hidden />;
}
