import { Notice } from '#src/ui/Notice.tsx';
import type { Translate } from '#src/words/translate.ts';
import { TextList } from './PageSection.tsx';

/** Signs that are not urgent and still ask for a visit. */
export function SeeWorker({ signs, t }: { signs: readonly string[]; t: Translate }) {
  return (
    <section id="see-worker">
      <Notice>
        <h2>{t('page.seeWorker')}</h2>
        <TextList texts={signs} />
      </Notice>
    </section>
  );
}
