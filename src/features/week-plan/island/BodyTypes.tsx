import styles from './BodyTypes.module.css';
import type { PlannerTexts } from './planner-texts.ts';

interface BodyTypesProps {
  silhouettes: PlannerTexts['silhouettes']['male'];
  names: Readonly<Record<string, string>>;
  chosen: string;
}

/** What the names of the body types mean, drawn. The list above it says the same in words. */
export function BodyTypes({ silhouettes, names, chosen }: BodyTypesProps) {
  return (
    <div className={styles.types} aria-hidden="true" data-body-types>
      {silhouettes.map(({ type, area, arm }) => (
        <figure key={type} data-chosen={type === chosen || undefined}>
          <svg viewBox="0 0 48 96" aria-hidden="true">
            <ellipse cx="24" cy="10" rx="6.5" ry="7.5" />
            {[undefined, 'matrix(-1 0 0 1 48 0)'].map((side) => (
              <g key={side} transform={side}>
                <path d={area} />
                <path d={arm} />
              </g>
            ))}
          </svg>
          <figcaption>{names[type]?.split(/\s?[:(]/)[0]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
