import type { Muscle } from './muscles.ts';

/*
 * A body seen from the front and from the back, 100 units wide and 210 high. Every path is the right half (as the viewer
 * sees it); the left half is the same path mirrored at x = 50.
 */

export const bodyMapSize = { width: 100, height: 210 } as const;

/** One half of the body's outline without the head. */
export const bodyOutline =
  'M50 28H55.5Q55.5 35 58 36.5 66 38.5 71 41 77 44 78 53L80.5 74Q83 88 86 100 88 106 87.5 112 86 117 83 115.5 80.5 111 80 102L74 78 70 58Q69 74 65.5 84 66 94 68.5 102 70.5 112 69.5 124 68.5 142 65 152 67.5 166 64 184L62 198Q65 204 64.5 206H55.5Q55 202 56 198 53.5 180 54.5 166 53 158 54.5 152 51.5 132 50.8 114L50 112Z';

export const headOutline = { x: 50, y: 16, width: 10, height: 12.5 } as const;

export interface MuscleShape {
  readonly muscle: Muscle;
  readonly path: string;
  /** Lies under others and is drawn only when it is named. */
  readonly deep?: true;
}

const deltoid: MuscleShape = {
  muscle: 'deltoids',
  path: 'M66.5 40Q76 42 77 52 77.5 57 75.5 60 71 54 68 46 66.5 43 66.5 40Z',
};
const forearm: MuscleShape = {
  muscle: 'forearms',
  path: 'M75.5 78.5Q79 77 80.5 80 83 90 84.5 100L81.5 101Q78 92 75.5 78.5Z',
};

export const frontMuscles: readonly MuscleShape[] = [
  { muscle: 'neck', path: 'M51 29H54.5Q54.5 34 56 36L51 38.5Z' },
  { muscle: 'trapezius', path: 'M57.5 37.2Q62 37.5 66 39.3 61 40.4 54.5 39.3Z' },
  deltoid,
  {
    muscle: 'pectorals',
    path: 'M51 41.5Q60 40.5 65.5 42 68.5 50 69 55 62 61.5 54 59.5 51.5 58.5 51 56Z',
  },
  { muscle: 'biceps', path: 'M71 57Q75.5 61 77 66 78 72 77 76 74 76 73 73 71 66 71 57Z' },
  forearm,
  {
    muscle: 'obliques',
    path: 'M60 63Q65 62 68 59 68.5 70 64.5 84 64.8 92 65.8 95.5 61 96 60 92 61 78 60 63Z',
  },
  { muscle: 'abdominals', path: 'M51 62Q57 62 58.5 64 59.5 80 58.5 94 56 102 51 106Z' },
  {
    muscle: 'diaphragm',
    path: 'M50 58Q60 56 68 62 66 66 62 67 57 62 50 63.5Z',
    deep: true,
  },
  {
    muscle: 'transversus-abdominis',
    path: 'M50 84Q60 85 65 83 65 91 67 97 60 103 50 107Z',
    deep: true,
  },
  { muscle: 'hip-flexors', path: 'M60 97.5Q64 97 67.5 98.5 66 105 61.5 111 58 108.5 55.5 104.5Z' },
  { muscle: 'pelvic-floor', path: 'M50 106.5Q54.5 105.5 58 108 54 114 50 115Z', deep: true },
  { muscle: 'adductors', path: 'M51.8 115Q57 112.5 60 114.5 57 128 55.3 138 52.7 127 51.8 115Z' },
  {
    muscle: 'quadriceps',
    path: 'M61.5 113Q66 107 68.5 103.5 70 114 69 126 67.5 142 64.5 150 60 152 56.5 149 57 138 59 126 60.5 118 61.5 113Z',
  },
  { muscle: 'tibialis-anterior', path: 'M59.5 158Q64 157 65 164 64.5 180 62 192 59.7 190 59.3 180Z' },
  { muscle: 'calves', path: 'M55.6 160Q58 164 57.8 172 57.3 180 56.8 184 54.7 174 55.6 160Z' },
];

export const backMuscles: readonly MuscleShape[] = [
  { muscle: 'neck', path: 'M51 28.5H54.5Q54.5 32 55 34L51 36Z' },
  {
    muscle: 'latissimus-dorsi',
    path: 'M57.5 56Q63 51 68.5 53.5 69 62 66 76 62 84 56 88 54 78 54.5 68Z',
  },
  { muscle: 'trapezius', path: 'M51 37L55.8 35Q56.5 36.5 58 37.4 64 38.5 67 41 60 46 56.5 54 53 64 51 70Z' },
  { muscle: 'rhomboids', path: 'M52 46Q57 43.5 61 44 59 54 53 62 52 56 52 46Z', deep: true },
  deltoid,
  { muscle: 'triceps', path: 'M71 57Q76 61 77.5 66 78.4 72 77.8 76.5 74.5 77.5 73.5 74 71.5 66 71 57Z' },
  forearm,
  { muscle: 'erector-spinae', path: 'M51 71Q53 68 53.8 70 54 80 55 90 56 95 56.5 98 53 99 51 101Z' },
  { muscle: 'gluteus-medius', path: 'M57.5 93Q62 90.5 65.8 91.5 68 98 68.8 105 64 98.5 57.5 97Z' },
  {
    muscle: 'gluteus-maximus',
    path: 'M51 103Q58 97.5 64 101 69.5 106 69 116 66 122 58 120 52 119 51 115Z',
  },
  {
    muscle: 'hamstrings',
    path: 'M53 121.5Q60 124 68.7 120 69 130 67 142 65 150 63.5 152L60.5 146 57 152Q54.5 140 53 121.5Z',
  },
  {
    muscle: 'calves',
    path: 'M55.2 158Q60 153 65 158 67 168 63.5 180 61.5 188 60.5 190 58 188 56.5 180 54 168 55.2 158Z',
  },
];
