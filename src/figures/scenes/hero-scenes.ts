import { courtWheelchair } from './court-wheelchair.ts';
import { expectingCouple } from './expecting-couple.ts';
import { familyMeal } from './family-meal.ts';
import { grandmotherStretch } from './grandmother-stretch.ts';
import { lakeTreePose } from './lake-tree-pose.ts';
import { nightRest } from './night-rest.ts';
import { redEarthFootball } from './red-earth-football.ts';
import { ridgeRunner } from './ridge-runner.ts';
import { savannahCyclist } from './savannah-cyclist.ts';
import type { Scene } from './scene.ts';
import { schoolRope } from './school-rope.ts';
import { uphillFriends } from './uphill-friends.ts';
import { waterBreak } from './water-break.ts';
import { yardPushUps } from './yard-push-ups.ts';

/** The pictures at the top of the home page; the first is shown before any other has loaded. */
export const heroScenes: readonly Scene[] = [
  ridgeRunner,
  grandmotherStretch,
  schoolRope,
  yardPushUps,
  familyMeal,
  courtWheelchair,
  lakeTreePose,
  uphillFriends,
  redEarthFootball,
  waterBreak,
  nightRest,
  savannahCyclist,
  expectingCouple,
];
