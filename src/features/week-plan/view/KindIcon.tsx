import type { DayKind } from '#src/features/week-plan/logic/schedule.ts';

const paths: Readonly<Record<DayKind, string>> = {
  strength: 'M3 9v6M6 6v12M18 6v12M21 9v6M6 12h12',
  core: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  cardio: 'M3 12h4l3-7 4 14 3-7h4',
  recovery: 'M5 19C5 9 11 5 20 4c0 9-4 15-13 15M5 21c1-5 4-9 9-11',
  rest: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
};

/** The five drawings, once on the page; each day refers to its own. */
export function KindIconDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(paths).map(([kind, path]) => (
        <symbol key={kind} id={`kind-${kind}`} viewBox="0 0 24 24">
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
    </svg>
  );
}

/** A small drawing of what kind of day it is. */
export function KindIcon({ kind, label }: { kind: DayKind; label: string }) {
  return (
    <svg width="24" height="24" role="img" aria-label={label}>
      <use href={`#kind-${kind}`} />
    </svg>
  );
}
