import paint from '#src/reading/drawings/frame/Chart.module.css';

/** A hair clipper whose blade points upwards, with a guard over the blade or without. */
export function Clipper({ at, guard = false }: { at: string; guard?: boolean }) {
  return (
    <g transform={at}>
      <path className={paint.inkLine} d="M-18-44V-52M-9-44V-52M0-44V-52M9-44V-52M18-44V-52" />
      <path className={paint.mutedFill} d="M-21-46H21L20-28H-20Z" />
      <path
        className={paint.primary}
        d="M-20-31C-22-10-15 8-15 30V58Q-15 66-6 66H6Q15 66 15 58V30C15 8 22-10 20-31Z"
      />
      <rect className={paint.low} x="-5" y="-10" width="10" height="24" rx="5" />
      {guard && (
        <path
          className={paint.accent}
          d="M-24-28V-58L-19-66-14-58-9-66-4-58 0-66 4-58 9-66 14-58 19-66 24-58V-28Z"
        />
      )}
    </g>
  );
}
