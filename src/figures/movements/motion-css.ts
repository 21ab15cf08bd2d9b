import { round } from '#src/figures/body/markup.ts';
import type { Track } from './channels.ts';
import type { Piece } from './curve-fit.ts';

/** Where a moving group gets its motion from: a fixed transform, or the class that animates it. */
export interface Motion {
  readonly css: string;
  classOf(name: string): string | undefined;
  /** The transform of a group that does not move. */
  fixed(name: string): string;
}

const shorter = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

function cssTransform(kind: Track['kind'], value: number): string {
  const number = shorter(round(value));
  switch (kind) {
    case 'right':
      return `translate(${number}px)`;
    case 'down':
      return `translate(0,${number}px)`;
    case 'turn':
      return `rotate(${number}deg)`;
    case 'stretch':
      return `scaleY(${shorter(Number((value / 100).toFixed(3)))})`;
  }
}

function svgTransform(kind: Track['kind'], value: number): string {
  const number = round(value);
  if (number === 0 && kind !== 'stretch') return '';
  switch (kind) {
    case 'right':
      return `translate(${number})`;
    case 'down':
      return `translate(0 ${number})`;
    case 'turn':
      return `rotate(${number})`;
    case 'stretch':
      return `scale(1 ${Number((value / 100).toFixed(3))})`;
  }
}

const percent = (share: number): string => `${shorter(Number((share * 100).toFixed(2)))}%`;

function keyframesOf({ kind, pieces }: Track, seconds: number): string {
  const step = ({ start, from, controls }: Piece): string => {
    const curve = controls
      ? `;animation-timing-function:cubic-bezier(.333,${shorter(controls[0])},.667,${shorter(controls[1])})`
      : '';
    return `${percent(start / seconds)}{transform:${cssTransform(kind, from)}${curve}}`;
  };
  const last = pieces.at(-1);
  return `${pieces.map(step).join('')}to{transform:${cssTransform(kind, last?.to ?? 0)}}`;
}

const isStill = ({ pieces }: Track): boolean => pieces.length === 1 && !pieces[0]?.controls;

/** The pieces as they would be half a cycle later. */
function halfLater({ pieces }: Track, seconds: number): readonly Piece[] {
  const half = seconds / 2;
  const later = pieces.filter(({ start }) => start >= half - 1e-6);
  const earlier = pieces.filter(({ start }) => start < half - 1e-6);
  const moved = (by: number) => (piece: Piece) => ({
    ...piece,
    start: piece.start + by,
    end: piece.end + by,
  });
  return [...later.map(moved(-half)), ...earlier.map(moved(half))];
}

const nameAt = (index: number): string =>
  String.fromCharCode(97 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));

/** One class for each different motion; limbs that do the same, or the same half a cycle later, share keyframes. */
export function motionOf(tracks: readonly Track[], seconds: number): Motion {
  const byName = new Map(tracks.map((track) => [track.name, track]));
  const classes = new Map<string, string>();
  const named = new Map<string, string>();
  const rules: string[] = [];
  for (const track of tracks.filter((one) => !isStill(one))) {
    const keyframes = keyframesOf(track, seconds);
    const later = keyframesOf({ ...track, pieces: halfLater(track, seconds) }, seconds);
    let name = named.get(keyframes);
    const twin = named.get(later);
    if (name === undefined && twin !== undefined) {
      name = nameAt(named.size);
      rules.push(
        `.${name}{animation-name:${twin};animation-delay:-${shorter(Number((seconds / 2).toFixed(3)))}s}`,
      );
      named.set(keyframes, name);
    }
    if (name === undefined) {
      name = nameAt(named.size);
      named.set(keyframes, name);
      rules.push(`.${name}{animation-name:${name}}@keyframes ${name}{${keyframes}}`);
    }
    classes.set(track.name, name);
  }
  const start = shorter(Number(seconds.toFixed(3)));
  // The rule for all groups must weigh less than a class, or it would take each one's name away.
  return {
    css: rules.length === 0 ? '' : `g{animation:${start}s infinite}${rules.join('')}`,
    classOf: (name) => classes.get(name),
    fixed: (name) => {
      const track = byName.get(name);
      return track ? svgTransform(track.kind, track.pieces[0]?.from ?? 0) : '';
    },
  };
}
