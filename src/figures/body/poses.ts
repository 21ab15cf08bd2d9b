import type { Pose } from './pose.ts';

/** Postures that several drawings share; exercises keep their own key poses. */
export const standing: Pose = {
  torso: -90,
  head: -88,
  nearArm: [98, 82],
  farArm: [80, 66],
  nearLeg: [93, 94, 0],
  farLeg: [84, 94, 0],
  anchor: 'foot',
};

export const standingFront: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [72, 84],
  farArm: [108, 96],
  nearLeg: [86, 90, 72],
  farLeg: [94, 90, 108],
  anchor: 'foot',
};

export const running: Pose = {
  torso: -74,
  head: -80,
  nearArm: [150, 52],
  farArm: [38, -56],
  nearLeg: [14, 100, 12],
  farLeg: [118, 176, 82],
  anchor: 'foot',
  hands: 'fist',
};

export const walking: Pose = {
  torso: -86,
  head: -86,
  nearArm: [114, 92],
  farArm: [66, 34],
  nearLeg: [68, 84, -4],
  farLeg: [106, 128, 40],
  anchor: 'foot',
};

export const sitting: Pose = {
  torso: -92,
  head: -88,
  nearArm: [62, 12],
  farArm: [50, 6],
  nearLeg: [4, 90, 0],
  farLeg: [-2, 84, 0],
  anchor: 'hip',
};
