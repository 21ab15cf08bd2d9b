import { distance, type Point } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import { type AngleName, type Angles, angleNames, type View } from './angles.ts';
import { bodyJoints } from './body.ts';
import { contactJoint } from './contacts.ts';
import { fitPieces, type Piece, pieceValue } from './curve-fit.ts';
import type { Plant } from './plants.ts';
import type { Moment, Timeline } from './timeline.ts';

/** What a number does to a group of shapes. */
export type ChannelKind = 'right' | 'down' | 'turn' | 'stretch';

/** One number that changes during a cycle. */
export interface Channel {
  readonly name: string;
  readonly kind: ChannelKind;
  readonly values: readonly number[];
}

export interface Sampling {
  readonly timeline: Timeline;
  readonly times: readonly number[];
  /** Whether the movement may change abruptly at each time. */
  readonly breaks: readonly boolean[];
  readonly moments: readonly Moment[];
  readonly joints: readonly Joints[];
}

/** The segment that each one hangs on; the others hang on the hips themselves. */
export function parentOf(name: AngleName, view: View): AngleName | undefined {
  const side = name.startsWith('near') ? 'near' : 'far';
  if (name === 'pelvis') return undefined;
  if (name === 'chest') return 'pelvis';
  if (name === 'head' || name.endsWith('UpperArm')) return 'chest';
  if (name.endsWith('Forearm')) return `${side}UpperArm`;
  if (name.endsWith('Hand')) return `${side}Forearm`;
  if (name.endsWith('Shin')) return `${side}Thigh`;
  if (name.endsWith('Foot')) return `${side}Shin`;
  return view === 'front' ? 'pelvis' : undefined;
}

/** Samples a cycle about 30 times a second and at every key pose. */
export function sampled(timeline: Timeline): Sampling {
  const marks = timeline.keys.flatMap(({ arrives, leaves }) => [arrives, leaves]);
  const stops = [...new Set(marks.filter((time) => time <= timeline.seconds))].sort((a, b) => a - b);
  const times = stops.flatMap((start, index) => {
    const end = stops[index + 1];
    if (end === undefined) return [start];
    const count = Math.min(60, Math.max(8, Math.ceil((end - start) * 30)));
    return Array.from({ length: count }, (_, step) => start + ((end - start) * step) / count);
  });
  // A loop runs smoothly through its key poses unless a foot lands or leaves there.
  const lands = timeline.keys.some(({ plants }) => plants.length > 0);
  const stopsShort = timeline.setting.movement.cycle !== 'loop' || lands;
  const moments = times.map((time) => timeline.at(time));
  return {
    timeline,
    times,
    breaks: times.map((time) => stopsShort && stops.includes(time)),
    moments,
    joints: moments.map(({ body }) => bodyJoints(body, timeline.frame)),
  };
}

/** How far the camera has moved along by `time`. */
export function travelledBy(timeline: Timeline, time: number): number {
  return (timeline.setting.movement.travel ?? 0) * time;
}

export function bodyChannels({ timeline, moments }: Sampling): readonly Channel[] {
  const { view } = timeline.frame;
  const turn = (name: AngleName): Channel => {
    const parent = parentOf(name, view);
    const value = ({ body }: Moment) => body.angles[name] - (parent ? body.angles[parent] : 0);
    return { name, kind: 'turn', values: moments.map(value) };
  };
  return [
    {
      name: 'hipX',
      kind: 'right',
      values: moments.map(({ body, time }) => body.hip.x - travelledBy(timeline, time)),
    },
    { name: 'hipY', kind: 'down', values: moments.map(({ body }) => body.hip.y) },
    ...angleNames.map(turn),
  ];
}

/** Two channels that keep something at a point of the moving body. */
export function followChannels(
  name: string,
  sampling: Sampling,
  point: (joints: Joints) => Point,
): readonly Channel[] {
  const { joints, times, timeline } = sampling;
  const points = joints.map(point);
  const right = points.map(({ x }, index) => x - travelledBy(timeline, times[index] ?? 0));
  return [
    { name: `${name}X`, kind: 'right', values: right },
    { name: `${name}Y`, kind: 'down', values: points.map(({ y }) => y) },
  ];
}

export interface Track {
  readonly name: string;
  readonly kind: ChannelKind;
  readonly pieces: readonly Piece[];
}

const startTolerance: Readonly<Record<ChannelKind, number>> = {
  right: 0.2,
  down: 0.2,
  turn: 0.5,
  stretch: 1,
};

function fitTracks(channels: readonly Channel[], sampling: Sampling, share: number): readonly Track[] {
  return channels.map(({ name, kind, values }) => ({
    name,
    kind,
    pieces: fitPieces({ times: sampling.times, values }, sampling.breaks, startTolerance[kind] * share),
  }));
}

export function trackValue({ pieces }: Track, time: number): number {
  const piece = pieces.find(({ end }) => time <= end) ?? pieces.at(-1);
  return piece ? pieceValue(piece, time) : 0;
}

/** The body as the fitted tracks show it. */
function shownAngles(tracks: ReadonlyMap<string, Track>, time: number, view: View): Angles {
  const angles: Partial<Record<AngleName, number>> = {};
  for (const name of angleNames) {
    const parent = parentOf(name, view);
    const track = tracks.get(name);
    angles[name] = (track ? trackValue(track, time) : 0) + (parent ? (angles[parent] ?? 0) : 0);
  }
  return angles as Angles;
}

/** The greatest distance between a planted joint as the tracks show it and as it was solved, in units. */
function shownDrift(tracks: readonly Track[], { timeline, moments, joints }: Sampling): number {
  const byName = new Map(tracks.map((track) => [track.name, track]));
  const value = (name: string, time: number) => {
    const track = byName.get(name);
    return track ? trackValue(track, time) : 0;
  };
  const drifts = moments.map(({ time, plants }, index) => {
    const hip = { x: value('hipX', time) + travelledBy(timeline, time), y: value('hipY', time) };
    const shown = bodyJoints({ hip, angles: shownAngles(byName, time, timeline.frame.view) }, timeline.frame);
    const meant = joints[index] ?? shown;
    const drift = ({ contact }: Plant) =>
      distance(contactJoint(shown, contact), contactJoint(meant, contact));
    return Math.max(0, ...plants.map(drift));
  });
  return Math.max(...drifts);
}

/** Leaves room, below half a unit, for rounding and for what falls between two samples. */
const greatestDrift = 0.3;

/** The coarsest tracks under which no planted part drifts visibly. */
export function tracksOf(
  body: readonly Channel[],
  others: readonly Channel[],
  sampling: Sampling,
): readonly Track[] {
  for (const share of [1, 0.6, 0.35, 0.2]) {
    const tracks = fitTracks(body, sampling, share);
    if (shownDrift(tracks, sampling) <= greatestDrift) return [...tracks, ...fitTracks(others, sampling, 1)];
  }
  return fitTracks([...body, ...others], sampling, 0.1);
}
