import type { Figure, FigureFile } from '#src/features/exercises/figure-files.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import type { Translate } from '#src/words/translate.ts';
import styles from './ExerciseFigure.module.css';
import { MotionButton, SlowButton } from './MotionButton.tsx';

interface ExerciseFigureProps {
  /** What is seen, for those who do not see it. */
  alt: string;
  figures: Readonly<Record<PersonName, Figure>>;
  /** Who shows the exercise until the reader chooses. */
  first: PersonName;
  t: Translate;
}

/**
 * The moving drawing, shown by a woman or a man. Two radio buttons switch without script: the hidden drawing is lazy, so
 * it is fetched only when it is chosen. A script remembers the choice.
 */
export function ExerciseFigure({ alt, figures, first, t }: ExerciseFigureProps) {
  const people: readonly PersonName[] = first === 'woman' ? ['woman', 'man'] : ['man', 'woman'];
  const labels = { woman: t('exercises.page.showWoman'), man: t('exercises.page.showMan') };
  return (
    <div className={styles.figure}>
      {people.map((person) => (
        <Drawing key={person} figure={figures[person]} person={person} alt={alt} lazy={person !== first} />
      ))}
      <div className={styles.motion}>
        <MotionButton t={t} />
        <SlowButton t={t} />
      </div>
      <fieldset className={styles.choice} data-person-choice>
        <legend>{t('exercises.page.shownBy')}</legend>
        {people.map((person) => (
          <label key={person}>
            <input type="radio" name="person" value={person} defaultChecked={person === first} />
            {labels[person]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface DrawingProps {
  figure: Figure;
  person: PersonName;
  alt: string;
  lazy: boolean;
}

function Drawing({ figure: { moving, still }, person, alt, lazy }: DrawingProps) {
  return (
    <div className={styles.drawing} data-person={person}>
      <picture className={styles.moving}>
        <source
          media="(prefers-reduced-motion: reduce)"
          srcSet={address(still)}
          width={still.width}
          height={still.height}
        />
        <img
          src={address(moving)}
          data-moving={address(moving)}
          alt={alt}
          width={moving.width}
          height={moving.height}
          loading={lazy ? 'lazy' : undefined}
          fetchPriority={lazy ? undefined : 'high'}
        />
      </picture>
      <img
        className={styles.printed}
        data-on-paper
        src={address(still)}
        alt=""
        width={still.width}
        height={still.height}
        loading="lazy"
      />
    </div>
  );
}

const address = ({ file }: FigureFile): string => `/${file}`;
