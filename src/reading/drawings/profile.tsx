import paint from './Chart.module.css';

interface ProfileProps {
  /** Where it stands; the head is 108 units high, its middle at the origin, and looks to the right. */
  at: string;
  hair: string;
  asleep?: boolean;
}

const adult =
  'M31-37C40-29 43-17 42-8 41-4 42-1 44 3 47 10 53 15 53 20 53 24 48 25 45 25 47 28 51 29 51 33 51 35 48 36 46 36 49 38 50 42 47 44 44 46 47 50 46 54 44 61 36 62 30 60 20 58 13 54 9 49 8 60 9 72 12 84Q-14 98-40 84C-35 66-35 52-38 36-50 20-52-8-44-28-34-54 14-60 31-37Z';

/** Short hair, cut round the ear. */
export const crop =
  'M34-33C26-31 20-25 18-14L16 3H9C7-9-3-13-11-6-16 2-13 16-18 23-24 30-32 33-39 33-53 14-54-12-46-30-36-58 16-62 34-33Z';

/** A large face from the side, with an ear and the neck. */
export function Profile({ at, hair, asleep = false }: ProfileProps) {
  return (
    <g transform={at}>
      <path className={paint.skin} d={adult} />
      <path className={paint.hair} d={hair} />
      <path
        className={paint.face}
        d={`M26-12Q32-16 39-12${asleep ? 'M29 0Q34 4 38 1' : 'M27 0Q33-5 38 0M34 0a1 1 0 1 0 .1 0'}`}
      />
      <path
        className={paint.skinLine}
        d="M47 36Q41 37 37 34M48 22Q44 18 43 22M-8 1C-6-9 8-9 6 3 5 9 0 11-1 18-5 21-8 18-7 15M-3 26Q-1 40 9 49"
      />
    </g>
  );
}

/** A fist round a handle that lies along its x axis; the thumb points to the left, the forearm leaves to the right. */
export function Fist({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        className={paint.skin}
        d="M-32-8C-30-26-12-34 14-34L44-36 130-40V18L48 22C40 40 20 40 14 34 4 42-8 40-12 34-24 38-34 28-32 16Z"
      />
      <path className={paint.skin} d="M20-34C0-38-24-28-44-16-52-10-48 0-38-2L4-12Z" />
      <path className={paint.skinLine} d="M-42-2L-4-11M-12 34Q-15 22-12 8M14 34Q10 22 12 8" />
    </g>
  );
}
