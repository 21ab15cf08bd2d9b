import type { ExercisePage } from '#src/features/exercises/load.ts';
import { cautions } from '#src/features/exercises/logic/cautions.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { SourceList } from '#src/reading/parts/SourceList.tsx';
import { localizedUrl } from '#src/site/localized-url.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import { DoseNote, ExerciseDose } from './ExerciseDose.tsx';
import { ExerciseFacts } from './ExerciseFacts.tsx';
import { ExerciseFigure } from './ExerciseFigure.tsx';
import { ExerciseList } from './ExerciseList.tsx';
import { ExerciseMuscles } from './ExerciseMuscles.tsx';
import { ExerciseNeighbours } from './ExerciseNeighbours.tsx';
import styles from './ExerciseView.module.css';

interface ExerciseViewProps {
  page: ExercisePage;
  /** The workouts whose plans hold the exercise. */
  workouts: readonly PageLink[];
  language: BuiltLanguage;
}

/** The page of an exercise: the moving drawing, steps, mistakes, muscles, warnings, and where to go from here. */
export function ExerciseView({ page, workouts, language }: ExerciseViewProps) {
  const { exercise, figures, energy, sources, easier, harder, similar, dose, previous, next } = page;
  const { facts, words } = exercise;
  const t = translator(language);
  const wordsLanguage = exercise.language === language ? {} : { lang: languageFacts(exercise.language).tag };
  const texts = textsOf(language).exercises;
  return (
    <article className={styles.page}>
      <header className={styles.opening}>
        <ExerciseNeighbours previous={previous} next={next} language={language} arrows />
        <h1 {...wordsLanguage}>{words.name}</h1>
        {exercise.language !== language && <Notice>{t('exercises.page.untranslated')}</Notice>}
      </header>
      <div className={styles.figure}>
        <ExerciseFigure
          alt={t('exercises.page.picture', { name: words.name, steps: words.steps.slice(0, 2).join(' ') })}
          figures={figures}
          first={facts.movement.person ?? 'woman'}
          t={t}
        />
        {dose && <ExerciseDose dose={dose} facts={facts} language={language} />}
        <p className={styles.cue} data-cue>
          <strong>{t('exercises.page.cue')}</strong> <span {...wordsLanguage}>{words.cue}</span>
        </p>
        {dose && <DoseNote dose={dose} facts={facts} language={language} />}
      </div>
      <section className={styles.steps}>
        <p className={styles.summary} {...wordsLanguage}>
          {words.summary}
        </p>
        <h2>{t('exercises.page.steps')}</h2>
        <ol {...wordsLanguage}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <strong>{t('exercises.page.breathing')}</strong> <span {...wordsLanguage}>{words.breathing}</span>
        </p>
        <div className={styles.actions} data-page-actions data-needs-script data-screen-only>
          <Button
            variant="secondary"
            data-share
            data-copied={t('common.linkCopied')}
            data-not-copied={t('common.linkNotCopied')}
          >
            {t('common.share')}
          </Button>
          <Button variant="secondary" data-print>
            {t('common.print')}
          </Button>
          <p role="status" />
        </div>
      </section>
      <section>
        <h2>{t('exercises.page.mistakes')}</h2>
        <ul className={styles.mistakes} {...wordsLanguage}>
          {words.mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </section>
      <section className={styles.cautions}>
        <h2>{t('exercises.page.cautions')}</h2>
        <Notice>
          <ul>
            {cautions
              .filter((caution) => facts.cautions.includes(caution))
              .map((caution) => (
                <li key={caution}>{texts.caution[caution]}</li>
              ))}
            <li>{t('workoutPlan.result.stop')}</li>
          </ul>
        </Notice>
      </section>
      {(easier || harder) && (
        <nav className={styles.others} aria-labelledby="other-levels">
          <h2 id="other-levels">{t('exercises.page.otherLevels')}</h2>
          <ExerciseList
            language={language}
            exercises={[
              ...(easier ? [{ exercise: easier, label: t('exercises.page.easier') }] : []),
              ...(harder ? [{ exercise: harder, label: t('exercises.page.harder') }] : []),
            ]}
          />
        </nav>
      )}
      <ExerciseFacts facts={facts} energy={energy} language={language} />
      <ExerciseMuscles muscles={facts.muscles} texts={texts} />
      {workouts.length > 0 && (
        <nav className={styles.others} aria-labelledby="workouts">
          <h2 id="workouts">{t('training.usedIn')}</h2>
          <ul className={styles.workouts}>
            {workouts.map(({ path, heading }) => (
              <li key={path}>
                <a href={localizedUrl(path, language)}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {similar.length > 0 && (
        <nav className={styles.others} aria-labelledby="similar">
          <h2 id="similar">{t('exercises.page.similar')}</h2>
          <ExerciseList language={language} exercises={similar.map((other) => ({ exercise: other }))} />
        </nav>
      )}
      <div className={styles.others}>
        <ExerciseNeighbours previous={previous} next={next} language={language} />
      </div>
      <footer className={styles.sources}>
        <SourceList sources={sources} heading={t('page.sources')} />
        {language !== 'en' && words.review !== 'native-reviewed' && (
          <p className={styles.review}>{t('page.translationReview')}</p>
        )}
      </footer>
    </article>
  );
}
