import { middle, type Point } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import type { Channel } from './channels.ts';
import type { Motion } from './motion-css.ts';
import { type Carried, movingGroup } from './rig.ts';

/** What the things of a movement add to the drawing. */
export interface PropRig {
  readonly channels: readonly Channel[];
  readonly carried: Carried;
  /** Behind the body, and before it. */
  back(motion: Motion): string;
  front(motion: Motion): string;
  /** Where there is something beyond the body that has to be in the picture. */
  readonly extent: readonly Point[];
}

export const nothing: PropRig = { channels: [], carried: {}, back: () => '', front: () => '', extent: [] };

export const palm = (joints: Joints, side: 'near' | 'far'): Point => joints[`${side}Arm`].hand;

export const midHands = (joints: Joints): Point => middle(palm(joints, 'near'), palm(joints, 'far'));

/** What goes along with the point that the channels of `name` follow. */
export function followed(name: string, content: string, motion: Motion): string {
  return movingGroup(motion, `${name}X`, movingGroup(motion, `${name}Y`, content));
}
