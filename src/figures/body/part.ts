import type { Degrees, Point } from './geometry.ts';
import type { Joints } from './kinematics.ts';
import type { Fabric, Girth, Person } from './person.ts';
import type { Pose } from './pose.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * A piece of a figure. A rigid piece is drawn once in its own coordinates (origin at its joint, x along the segment)
 * and only placed by `at` and `turn`: an animation needs nothing but new values of the two. A draped piece (skirt,
 * shawl) is drawn in the figure's coordinates, because it changes its shape with the pose.
 */
export interface Part {
  readonly name: string;
  readonly kind: 'rigid' | 'draped';
  readonly at: Point;
  readonly turn: Degrees;
  readonly scale?: number;
  /** SVG markup. */
  readonly marks: string;
}

/** All that drawing a part needs to know about its owner. */
export interface Body {
  readonly person: Person;
  readonly pose: Pose;
  readonly skeleton: Skeleton;
  readonly girth: Girth;
  readonly joints: Joints;
  /** How far above the hip joint the hem of a loose top ends. */
  readonly hem: number;
  /** 1 for an adult man. */
  readonly size: number;
  fabric(fabric: Fabric, side?: 'near' | 'far'): string;
}

export function rigid(name: string, at: Point, turn: Degrees, marks: string, scale = 1): Part {
  return { name, kind: 'rigid', at, turn, marks, scale };
}

export function draped(name: string, marks: string): Part {
  return { name, kind: 'draped', at: { x: 0, y: 0 }, turn: 0, marks };
}
