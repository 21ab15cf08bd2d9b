import paint from '#src/reading/drawings/frame/Chart.module.css';

interface ProfileProps {
  /** Where it stands; the head is 108 units high, its middle at the origin, and looks to the right. */
  at: string;
  kind?: keyof typeof outlines;
  hair: string;
  asleep?: boolean;
}

const outlines = {
  man: 'M31-37C40-29 43-17 42-8 41-4 42-1 44 3 47 10 53 15 53 20 53 24 48 25 45 25 47 28 51 29 51 33 51 35 48 36 46 36 49 38 50 42 47 44 44 46 47 50 46 54 44 61 36 62 30 60 20 58 13 54 9 49 8 60 9 72 12 84Q-14 98-40 84C-35 66-35 52-38 36-50 20-52-8-44-28-34-54 14-60 31-37Z',
  woman:
    'M30-37C39-29 42-18 41-9 40-5 41-2 43 2 45 9 50 14 51 19 51 23 47 24 44 24 47 27 51 29 50 33 49 35 47 36 45 36 48 38 49 42 45 44 42 46 45 50 43 53 40 59 34 59 28 57 18 54 11 50 6 44 4 58 6 72 10 84Q-8 96-30 84C-26 66-27 50-34 36-50 20-52-8-44-28-34-54 14-60 30-37Z',
  child:
    'M34-30C44-20 44-10 42-3 41 1 42 4 44 7 46 11 49 15 48 19 47 22 45 23 43 23 45 25 48 27 47 30 47 32 45 33 43 33 46 35 47 38 44 40 41 42 42 45 40 48 37 53 31 53 25 51 15 49 6 46 0 40-2 52-1 64 1 74Q-12 84-24 74C-20 62-24 48-32 38-52 24-60-8-48-34-34-62 18-64 34-30Z',
};

/** Short hair, cut round the ear. */
export const crop =
  'M34-33C26-31 20-25 18-14L16 3H9C7-9-3-13-11-6-16 2-13 16-18 23-24 30-32 33-39 33-53 14-54-12-46-30-36-58 16-62 34-33Z';

/** A small child's short hair, on a rounder head. */
export const childCrop =
  'M36-27C28-28 20-23 18-12L16 2H9C7-9-3-13-11-6-16 2-13 16-18 24-24 32-30 36-34 38-57 22-62-10-50-36-34-66 22-66 36-27Z';

/** A large face from the side, with an ear and the neck. */
export function Profile({ at, kind = 'man', hair, asleep = false }: ProfileProps) {
  return (
    <g transform={at}>
      <path className={paint.skin} d={outlines[kind]} />
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
        d="M-32-8C-30-26-12-34 14-34L44-36 200-42V20L48 22C40 40 20 40 14 34 4 42-8 40-12 34-24 38-34 28-32 16Z"
      />
      <path className={paint.skin} d="M20-34C0-38-24-28-44-16-52-10-48 0-38-2L4-12Z" />
      <path className={paint.skinLine} d="M-42-2L-4-11M-12 34Q-15 22-12 8M14 34Q10 22 12 8" />
    </g>
  );
}

/** Small bumps of the skin: pink, and ringed so that they are seen on any skin. */
export function Bumps({ d }: { d: string }) {
  return (
    <>
      <path className={paint.gum} d={d} />
      <path className={paint.face} d={d} />
    </>
  );
}

/** A hand that lies flat and points to the right: the wrist at the origin, the fingertips 50 units to the right. */
export function FlatHand({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className={paint.skin} d="M-6-12C6-17 18-15 24-11L26 13C18 19 4 17-6 11Z" />
      <g transform="scale(1.4)">
        <path className={paint.skinLimb} d="M14-6L32-9M15-1L36-2M15 4L35 5M13 8L29 12M2-6L14-17" />
      </g>
      <path className={paint.skinLine} d="M24-7L42-9M24 2L46 1M24 9L44 11" />
    </g>
  );
}
