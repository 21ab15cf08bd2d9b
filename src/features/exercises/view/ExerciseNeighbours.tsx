import type { Exercise } from '#src/features/exercises/load.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './ExerciseNeighbours.module.css';

interface ExerciseNeighboursProps {
  previous: Exercise | undefined;
  next: Exercise | undefined;
  language: BuiltLanguage;
  /** Whether the neighbours are arrows beside the way to the list, as at the top of a page; at its end they are named. */
  arrows?: boolean;
}

/** The way to the list of exercises and to those before and after this one in it. */
export function ExerciseNeighbours({ previous, next, language, arrows = false }: ExerciseNeighboursProps) {
  const t = translator(language);
  const links = [
    { rel: 'prev', label: t('exercises.page.previous'), exercise: previous },
    { rel: 'next', label: t('exercises.page.next'), exercise: next },
  ].flatMap(({ exercise, ...link }) => (exercise === undefined ? [] : [{ ...link, exercise }]));
  const neighbours = links.map(({ rel, label, exercise: { id, words, language: spoken } }) => {
    const href = localizedUrl(exercisePath(id), language);
    return arrows ? (
      <a key={rel} rel={rel} href={href}>
        <span className={styles.unseen}>{`${label}: ${words.name}`}</span>
      </a>
    ) : (
      <a key={rel} rel={rel} href={href}>
        <span>{label}</span>
        <span lang={spoken === language ? undefined : languageFacts(spoken).tag}>{words.name}</span>
      </a>
    );
  });
  return arrows ? (
    <nav className={styles.arrows} aria-label={t('pages.exercises.heading')}>
      <a className={styles.all} href={localizedUrl(routes.exercises, language)}>
        {t('exercises.page.all')}
      </a>
      {neighbours}
    </nav>
  ) : (
    <div className={styles.named}>{neighbours}</div>
  );
}
