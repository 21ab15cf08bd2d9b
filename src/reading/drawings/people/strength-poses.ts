import type { Pose } from '#src/figures/body/pose.ts';

export const standPose: Pose = {
  torso: -90,
  head: -88,
  nearArm: [92, 84],
  farArm: [84, 76],
  nearLeg: [90, 92, 0],
  farLeg: [84, 92, 0],
  anchor: 'foot',
};

/** The seat goes back and down, the heels stay, the arms balance. */
export const squatPose: Pose = {
  torso: [-56, -50],
  head: -66,
  nearArm: [4, 0],
  farArm: [-4, -8],
  nearLeg: [6, 115, 0],
  farLeg: [2, 111, 0],
  anchor: 'foot',
};

export const wallFarPose: Pose = {
  torso: -80,
  head: -80,
  nearArm: [18, 10, -88],
  farArm: [14, 6, -88],
  nearLeg: [100, 100, 0],
  farLeg: [98, 98, 0],
  anchor: 'foot',
};

export const wallNearPose: Pose = {
  torso: -70,
  head: -70,
  nearArm: [110, -30, -88],
  farArm: [106, -34, -88],
  nearLeg: [110, 110, 0],
  farLeg: [108, 108, 0],
  anchor: 'foot',
};

/** The hips go back, the back stays straight, the knees give a little. */
export const hingePose: Pose = {
  torso: [-26, -22],
  head: -28,
  nearArm: [100, 138],
  farArm: [96, 134],
  nearLeg: [74, 98, 0],
  farLeg: [70, 96, 0],
  anchor: 'foot',
};

/** Leans back in one line and pulls the hands to the ribs. */
export const rowPose: Pose = {
  torso: -106,
  head: -100,
  nearArm: [122, -6],
  farArm: [116, -6],
  nearLeg: [76, 76, 0],
  farLeg: [72, 74, 0],
  anchor: 'foot',
};
