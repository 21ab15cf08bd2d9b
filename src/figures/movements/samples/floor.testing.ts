import type { Movement } from '#src/figures/movements/movement.ts';

export const pushUp: Movement = {
  cycle: 'rep',
  keys: [
    { from: 'plank', seconds: 1, hold: 0.2 },
    { torso: [-5, -5], head: -4, arms: [200, 80, 0], legs: [174, 174, 80], seconds: 1.8, hold: 0.1 },
  ],
};

export const forearmPlank: Movement = {
  cycle: 'hold',
  props: [{ kind: 'mat' }],
  keys: [
    { from: 'forearm-plank', seconds: 2 },
    { torso: [-7, -9], seconds: 2, still: false },
  ],
};

export const gluteBridge: Movement = {
  cycle: 'rep',
  props: [{ kind: 'mat' }],
  keys: [
    { from: 'supine-bent', seconds: 1.5, hold: 0.3 },
    { torso: 152, legs: [-28, 88, 0], head: 176, seconds: 1.2, hold: 0.8 },
  ],
};

export const catCow: Movement = {
  cycle: 'rep',
  props: [{ kind: 'mat' }],
  keys: [
    { from: 'four-point', seconds: 1.6 },
    { torso: [-32, 6], head: 46, seconds: 1.6, hold: 0.6 },
    { torso: [7, -25], head: -48, seconds: 2.6, hold: 0.6 },
  ],
};

export const childPose: Movement = {
  cycle: 'hold',
  props: [{ kind: 'mat' }],
  keys: [
    { from: 'child', seconds: 2.5 },
    { torso: [3.5, 18.5], seconds: 2.5, still: false },
  ],
};

export const seatedStretch: Movement = {
  cycle: 'rep',
  props: [{ kind: 'mat' }],
  keys: [
    { from: 'long-sit', arms: [56, 30], seconds: 2.5, hold: 0.4 },
    { torso: [-62, -34], head: -24, arms: [28, 14], seconds: 3, hold: 2 },
  ],
};

export const sideLegRaise: Movement = {
  view: 'front',
  cycle: 'rep',
  props: [{ kind: 'mat' }],
  keys: [
    { from: 'side-lying', seconds: 1.5, hold: 0.3 },
    { nearLeg: [-42, -40, -64], seconds: 1.2, hold: 0.4 },
  ],
};

export const calfRoll: Movement = {
  cycle: 'rep',
  props: [{ kind: 'mat' }, { kind: 'roller', under: 'near-shin' }],
  keys: [
    {
      from: 'long-sit',
      torso: [-133, -124],
      head: -96,
      arms: [91, 79, 180],
      legs: [-2, 0, -80],
      on: ['hands'],
      seconds: 2,
    },
    { hip: [9, 0], seconds: 2 },
  ],
};

export const burpee: Movement = {
  cycle: 'rep',
  keys: [
    { from: 'stand', seconds: 0.35, hold: 0.2 },
    {
      torso: [-22, -8],
      head: -16,
      arms: [84, 92, 0],
      legs: [-6, 128, 30],
      on: ['toes', 'hands'],
      seconds: 0.8,
    },
    {
      torso: [-6, -10],
      head: -8,
      arms: [88, 92, 0],
      legs: [110, 160, 84],
      on: ['hands'],
      seconds: 0.25,
      ease: 'even',
      still: false,
    },
    { from: 'plank', seconds: 0.25, ease: 'quick', hold: 0.2 },
    {
      torso: [-6, -10],
      head: -8,
      arms: [88, 92, 0],
      legs: [110, 160, 84],
      on: ['hands'],
      seconds: 0.25,
      ease: 'fall',
      still: false,
    },
    {
      torso: [-22, -8],
      head: -16,
      arms: [84, 92, 0],
      legs: [-6, 128, 30],
      on: ['toes', 'hands'],
      seconds: 0.25,
      still: false,
    },
    { from: 'squat', arms: [88, 84], seconds: 0.5, still: false },
    { from: 'stand', arms: [-84, -88], legs: [90, 92, 60], on: [], lift: 16, seconds: 0.35, ease: 'quick' },
    {
      from: 'squat',
      torso: [-70, -66],
      arms: [60, 40],
      legs: [40, 112, 0],
      seconds: 0.35,
      ease: 'fall',
      still: false,
    },
  ],
};
