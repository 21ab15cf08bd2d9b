import type { Channel, Track } from './channels.ts';
import { type Motion, motionOf } from './motion-css.ts';

/** Fixed transforms that show one moment of a movement. */
export function stillMotion(channels: readonly Channel[], moment: number): Motion {
  const tracks = channels.map(({ name, kind, values }): Track => {
    const value = values[moment] ?? 0;
    return { name, kind, pieces: [{ start: 0, end: 1, from: value, to: value }] };
  });
  return motionOf(tracks, 1);
}
