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
import styles from './BodyMap.module.css';

export interface MuscleRoles {
  primary: readonly Muscle[];
  secondary: readonly Muscle[];
}

/** A body from the front and from the back with the muscles of an exercise in colour. Drawn in the page: no script, no file. */
export function BodyMap({ muscles, texts }: { muscles: MuscleRoles; texts: Texts['exercises']['page'] }) {
  return (
    <div className={styles.map} role="img" aria-label={texts.bodyMap}>
      <BodySide caption={texts.front} shapes={frontMuscles} muscles={muscles} />
      <BodySide caption={texts.back} shapes={backMuscles} muscles={muscles} />
    </div>
  );
}

interface BodySideProps {
  caption: string;
  shapes: readonly MuscleShape[];
  muscles: MuscleRoles;
}

function BodySide({ caption, shapes, muscles }: BodySideProps) {
  const { width, height } = bodyMapSize;
  const { x, y, width: headWidth, height: headHeight } = headOutline;
  const half = (
    <>
      <path d={bodyOutline} />
      {shapes
        .filter(({ muscle, deep }) => !deep || roleOf(muscle, muscles) !== undefined)
        .map(({ muscle, path }) => (
          <path key={muscle} d={path} data-role={roleOf(muscle, muscles) ?? 'rest'} />
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

function roleOf(muscle: Muscle, { primary, secondary }: MuscleRoles): 'primary' | 'secondary' | undefined {
  if (primary.includes(muscle)) return 'primary';
  return secondary.includes(muscle) ? 'secondary' : undefined;
}
