import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { SessionBlock } from './load.ts';
import { SessionStep } from './SessionStep.tsx';
import styles from './SessionSteps.module.css';

interface SessionStepsProps {
  blocks: readonly SessionBlock[];
  language: BuiltLanguage;
}

/** A session from warm-up to cool-down: each exercise with its moving figure, dose and cue. */
export function SessionSteps({ blocks, language }: SessionStepsProps) {
  const { numberLocales } = languageFacts(language);
  const { training } = textsOf(language);
  const headings = { 'warm-up': training.warmUp, main: training.main, 'cool-down': training.coolDown };
  return blocks.map((block, index) => (
    // A session may have two main parts, and nothing but their place tells them apart.
    <section key={index} className={styles.block} data-part={block.part}>
      <div className={styles.head}>
        <h3>{headings[block.part]}</h3>
        {block.rounds > 1 && (
          <strong className={styles.rounds}>
            {fillTemplate(training.rounds, { count: block.rounds }, numberLocales)}
          </strong>
        )}
        {block.roundRest !== undefined && block.roundRest > 0 && (
          <p className={styles.rest}>
            {fillTemplate(training.roundRest, { count: block.roundRest }, numberLocales)}
          </p>
        )}
      </div>
      <ol>
        {block.items.map((item, place) => (
          <SessionStep key={place} item={item} language={language} />
        ))}
      </ol>
    </section>
  ));
}
