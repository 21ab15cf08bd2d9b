import {
  backMuscles,
  bodyMapSize,
  bodyOutline,
  frontMuscles,
  headOutline,
  type MuscleShape,
} from '#src/features/exercises/logic/body-map.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './MuscleChoice.module.css';

interface MuscleChoiceProps {
  muscles: readonly Muscle[];
  texts: Texts['exercises'];
}

/**
 * The body as a filter: one taps a muscle, or chooses among radio buttons, which stand in the page for keyboards and
 * screen readers and are not seen. It repeats the list of muscles further down, which the form sends.
 */
export function MuscleChoice({ muscles, texts }: MuscleChoiceProps) {
  const { filter, page } = texts;
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby="tap-muscle" data-muscle-choice>
      <div className={styles.sides}>
        <Side caption={page.front} shapes={frontMuscles} names={texts.muscle} />
        <Side caption={page.back} shapes={backMuscles} names={texts.muscle} />
      </div>
      <div className={styles.words}>
        <p id="tap-muscle" className={styles.invitation}>
          {filter.tapMuscle}
        </p>
        <button type="button" className={styles.chosen} data-clear-muscle hidden>
          <span>{filter.any}</span>
        </button>
      </div>
      <div className={styles.radios}>
        {(['', ...muscles] as const).map((muscle) => (
          <label key={muscle}>
            <input type="radio" name="map" value={muscle} defaultChecked={muscle === ''} />
            {muscle === '' ? filter.any : texts.muscle[muscle]}
          </label>
        ))}
      </div>
    </div>
  );
}

interface SideProps {
  caption: string;
  shapes: readonly MuscleShape[];
  names: Texts['exercises']['muscle'];
}

function Side({ caption, shapes, names }: SideProps) {
  const { width, height } = bodyMapSize;
  const { x, y, width: headWidth, height: headHeight } = headOutline;
  const half = (
    <>
      <path d={bodyOutline} />
      {shapes.map(({ muscle, path, deep }) => (
        <path key={muscle} d={path} data-part={muscle} data-deep={deep}>
          <title>{names[muscle]}</title>
        </path>
      ))}
    </>
  );
  return (
    <div className={styles.side}>
      <svg viewBox={`10 0 ${width - 20} ${height}`} aria-hidden="true">
        <ellipse cx={x} cy={y} rx={headWidth} ry={headHeight} />
        <g>{half}</g>
        <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{half}</g>
      </svg>
      <span>{caption}</span>
    </div>
  );
}
