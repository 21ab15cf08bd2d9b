import type { BasePoseName, ContactText, PoseChanges } from './movement.ts';

export interface BasePose extends Required<Omit<PoseChanges, 'arms' | 'legs'>> {
  readonly on: readonly ContactText[];
}

type Shorthand = Required<Pick<PoseChanges, 'torso' | 'head' | 'arms' | 'legs'>> &
  Pick<PoseChanges, 'nearArm' | 'farArm' | 'nearLeg' | 'farLeg'> &
  Pick<BasePose, 'on'>;

function basePose({ torso, head, arms, legs, on, ...sides }: Shorthand): BasePose {
  return { torso, head, on, nearArm: arms, farArm: arms, nearLeg: legs, farLeg: legs, ...sides };
}

/** Postures with good form that key poses start from: supine lies on the back, prone on the belly. */
export const basePoses: Readonly<Record<BasePoseName, BasePose>> = {
  stand: basePose({ torso: -90, head: -88, arms: [95, 84], legs: [89, 92, 0], on: ['feet'] }),
  'stand-wide': basePose({
    torso: -90,
    head: -88,
    arms: [95, 84],
    legs: [90, 92, 0],
    nearLeg: [72, 80, 0],
    farLeg: [102, 106, 0],
    on: ['feet'],
  }),
  squat: basePose({ torso: [-56, -50], head: -66, arms: [2, -2], legs: [6, 115, 0], on: ['feet'] }),
  hinge: basePose({ torso: [-24, -20], head: -26, arms: [92, 88], legs: [72, 98, 0], on: ['feet'] }),
  lunge: basePose({
    torso: -88,
    head: -87,
    arms: [100, 60],
    legs: [8, 93, 0],
    farLeg: [100, 178, 62],
    on: ['near-foot', 'far-toe'],
  }),
  'half-kneel': basePose({
    torso: -90,
    head: -88,
    arms: [95, 84],
    legs: [2, 90, 0],
    farLeg: [92, 178, 170],
    on: ['far-knee', 'near-foot'],
  }),
  kneel: basePose({ torso: -90, head: -88, arms: [95, 84], legs: [92, 178, 168], on: ['knees'] }),
  'four-point': basePose({
    torso: [-9, -12],
    head: -10,
    arms: [91, 90, 0],
    legs: [90, 179, 170],
    on: ['knees', 'hands'],
  }),
  plank: basePose({
    torso: [-15, -16],
    head: -14,
    arms: [92, 91, 0],
    legs: [164.4, 164.4, 80],
    on: ['toes', 'hands'],
  }),
  'forearm-plank': basePose({
    torso: [-7, -8],
    head: -6,
    arms: [90, 1, 0],
    legs: [171, 171, 84],
    on: ['elbows', 'toes'],
  }),
  prone: basePose({ torso: 0, head: 8, arms: [6, -2, 0], legs: [179, 180, 170], on: ['belly'] }),
  supine: basePose({ torso: 180, head: 178, arms: [8, 4, 0], legs: [2, 3, -70], on: ['back'] }),
  'supine-bent': basePose({
    torso: 180,
    head: 178,
    arms: [8, 4, 0],
    legs: [-52, 62, 0],
    on: ['shoulders', 'feet'],
  }),
  'side-lying': basePose({
    torso: [180, 182],
    head: 176,
    arms: [40, 120],
    farArm: [178, 180],
    legs: [-2, 1, -30],
    farLeg: [2, 0, -30],
    on: ['side'],
  }),
  'seat-floor': basePose({
    torso: -98,
    head: -90,
    arms: [118, 108, 0],
    legs: [-42, 60, 0],
    on: ['seat', 'feet'],
  }),
  'long-sit': basePose({ torso: -92, head: -88, arms: [78, 70], legs: [3, 3, -82], on: ['seat'] }),
  'seat-chair': basePose({
    torso: -90,
    head: -88,
    arms: [70, 20],
    legs: [2, 88, 0],
    on: ['seat@chair', 'feet'],
  }),
  hang: basePose({ torso: -91, head: -88, arms: [-88, -92], legs: [92, 96, 60], on: ['hands@bar'] }),
  swim: basePose({ torso: -4, head: -4, arms: [0, 4], legs: [176, 178, 172], on: [] }),
  child: basePose({
    torso: [4, 18],
    head: 12,
    arms: [30, 0, 0],
    legs: [26, 178, 170],
    on: ['knees', 'hands'],
  }),
  'front-stand': basePose({
    torso: -90,
    head: -90,
    arms: [78, 86],
    farArm: [102, 94],
    legs: [86, 90, 72],
    farLeg: [94, 90, 108],
    on: ['feet'],
  }),
  'front-wide': basePose({
    torso: -90,
    head: -90,
    arms: [62, 76],
    farArm: [118, 104],
    legs: [64, 70, 50],
    farLeg: [116, 110, 130],
    on: ['feet'],
  }),
  'front-squat': basePose({
    torso: -90,
    head: -90,
    arms: [50, -60],
    farArm: [130, 240],
    legs: [32, 108, 62],
    farLeg: [148, 72, 118],
    on: ['feet'],
  }),
};
