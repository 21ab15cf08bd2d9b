import type { Movement } from '#src/figures/movements/movement.ts';
import * as floor from './floor.testing.ts';
import * as moving from './moving.testing.ts';
import * as standing from './standing.testing.ts';

/** One movement of every kind, by exercise id: what tests and contact sheets are made of. */
export const sampleMovements: Readonly<Record<string, Movement>> = {
  squat: standing.squat,
  lunge: standing.lunge,
  'sit-to-stand': standing.sitToStand,
  'wall-sit': standing.wallSit,
  'jumping-jack': standing.jumpingJack,
  'rope-jump': standing.ropeJump,
  'deadlift-jerrycan': standing.deadlift,
  'dumbbell-row': standing.row,
  'pull-up': standing.pullUp,
  'wall-slide': standing.wallSlide,
  'band-row': standing.bandRow,
  'barbell-press': standing.barbellPress,
  'push-up': floor.pushUp,
  'forearm-plank': floor.forearmPlank,
  'glute-bridge': floor.gluteBridge,
  'cat-cow': floor.catCow,
  'child-pose': floor.childPose,
  'seated-stretch': floor.seatedStretch,
  'side-leg-raise': floor.sideLegRaise,
  'calf-roll': floor.calfRoll,
  burpee: floor.burpee,
  walking: moving.walking,
  running: moving.running,
  'running-on-the-spot': moving.runningOnTheSpot,
  'front-crawl': moving.frontCrawl,
};
