import type { MovingExercise } from '#src/features/exercises/load.ts';
import { PictogramView } from '#src/reading/parts/PictogramView.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, type Path } from '#src/site/routes.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Translate } from '#src/words/translate.ts';
import { MotionButton } from './MotionButton.tsx';
import styles from './TenMinutes.module.css';

const workouts = {
  women: '/build-body-women/beginner/easy-cardio',
  men: '/build-body-men/beginner/easy-cardio',
} as const satisfies Record<string, Path>;

interface TenMinutesProps {
  language: BuiltLanguage;
  t: Translate;
  exercises: readonly MovingExercise[];
}

/** Something to do at once: three moving figures, how to go through them in 10 minutes, and whole workouts to go on with. */
export function TenMinutes({ language, t, exercises }: TenMinutesProps) {
  const texts = textsOf(language).pages.home.move;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{texts.heading}</h2>
        <MotionButton t={t} />
      </div>
      <p className={styles.how}>{texts.text}</p>
      <ul className={styles.figures}>
        {exercises.map(({ id, pictogram, moving, words, language: wordsIn }) => (
          <li key={id}>
            <a href={localizedUrl(exercisePath(id), language)}>
              <PictogramView
                pictogram={pictogram}
                // As the moving one fills a card that a long name makes higher.
                preserveAspectRatio="xMidYMid slice"
                data-moving={`/${moving.file}`}
              />
              <span lang={wordsIn === language ? undefined : languageFacts(wordsIn).tag}>{words.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.longer}>
        {texts.longer}
        {(['women', 'men'] as const).map((group) => (
          <a key={group} href={localizedUrl(workouts[group], language)}>
            {texts[group]}
          </a>
        ))}
      </p>
    </section>
  );
}
