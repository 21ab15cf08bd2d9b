import type { Movement } from '#src/figures/movements/movement.ts';

export const squat: Movement = {
  cycle: 'rep',
  keys: [
    { from: 'stand', seconds: 1, hold: 0.3 },
    { from: 'squat', seconds: 2, hold: 0.3 },
  ],
};

export const lunge: Movement = {
  cycle: 'alternate',
  keys: [
    { from: 'stand', arms: [104, 66], seconds: 0.6, hold: 0.2 },
    { nearLeg: [46, 84, -6], on: ['far-foot'], seconds: 0.5, ease: 'even', still: false },
    { from: 'lunge', arms: [104, 66], seconds: 0.9, hold: 0.2 },
    { from: 'stand', arms: [104, 66], nearLeg: [44, 96, 0], on: ['far-foot'], seconds: 0.7, still: false },
  ],
};

export const sitToStand: Movement = {
  cycle: 'rep',
  props: [{ kind: 'chair' }],
  keys: [
    { from: 'seat-chair', arms: [48, 14], legs: [3, 98, 0], seconds: 1.4, hold: 0.6 },
    { torso: [-56, -52], head: -60, arms: [22, 0], seconds: 0.7 },
    { from: 'stand', arms: [60, 20], on: ['feet'], seconds: 1, hold: 0.4 },
    {
      from: 'squat',
      torso: [-58, -54],
      head: -62,
      arms: [22, 0],
      legs: [4, 98, 0],
      on: ['seat@chair', 'feet'],
      seconds: 1.5,
      still: false,
    },
  ],
};

export const wallSit: Movement = {
  cycle: 'hold',
  props: [{ kind: 'wall' }],
  keys: [
    { torso: -90, head: -90, arms: [84, 78], legs: [2, 90, 0], on: ['feet', 'back@wall'], seconds: 2 },
    { torso: [-90, -89], arms: [82, 76], seconds: 2, still: false },
  ],
};

export const jumpingJack: Movement = {
  view: 'front',
  cycle: 'rep',
  keys: [
    { from: 'front-stand', seconds: 0.22, ease: 'fall', hold: 0.05 },
    {
      nearArm: [4, -8],
      farArm: [176, 188],
      legs: [76, 82, 62],
      farLeg: [104, 98, 118],
      on: [],
      lift: 9,
      seconds: 0.22,
      ease: 'quick',
      still: false,
    },
    { from: 'front-wide', nearArm: [-62, -78], farArm: [242, 258], seconds: 0.22, ease: 'fall', hold: 0.05 },
    {
      nearArm: [4, -8],
      farArm: [176, 188],
      legs: [76, 82, 62],
      farLeg: [104, 98, 118],
      on: [],
      lift: 9,
      seconds: 0.22,
      ease: 'quick',
      still: false,
    },
  ],
};

export const ropeJump: Movement = {
  view: 'front',
  cycle: 'rep',
  props: [{ kind: 'jump-rope', by: 'hands' }],
  keys: [
    {
      from: 'front-stand',
      nearArm: [74, 20],
      farArm: [106, 160],
      legs: [80, 97, 72],
      farLeg: [100, 83, 108],
      seconds: 0.26,
      ease: 'fall',
    },
    {
      nearArm: [74, 24],
      farArm: [106, 156],
      legs: [87, 91, 66],
      farLeg: [93, 89, 114],
      on: [],
      lift: 11,
      seconds: 0.26,
      ease: 'quick',
    },
  ],
};

export const deadlift: Movement = {
  cycle: 'rep',
  hands: 'fist',
  props: [{ kind: 'jerrycan', by: 'hands' }],
  keys: [
    { from: 'stand', arms: [91, 88], seconds: 1.2, hold: 0.4 },
    { from: 'hinge', torso: -26, head: -30, arms: [90, 90], legs: [56, 108, 0], seconds: 2, hold: 0.2 },
  ],
};

export const row: Movement = {
  cycle: 'rep',
  hands: 'fist',
  props: [
    { kind: 'bench', width: 88, shift: -22 },
    { kind: 'dumbbell', by: 'near-hand' },
  ],
  keys: [
    {
      torso: [-3, -6],
      head: -8,
      nearArm: [90, 90],
      farArm: [88, 92, 0],
      nearLeg: [104, 98, 0],
      farLeg: [86, 176, 168],
      on: ['near-foot', 'far-hand@bench', 'far-knee@bench'],
      seconds: 1.6,
      hold: 0.2,
    },
    { nearArm: [188, 92], seconds: 0.9, hold: 0.3 },
  ],
};

export const pullUp: Movement = {
  cycle: 'rep',
  hands: 'fist',
  props: [{ kind: 'bar' }],
  keys: [
    { from: 'hang', seconds: 1.6, hold: 0.2 },
    { torso: -84, arms: [40, -100], legs: [96, 120, 80], seconds: 1.2, hold: 0.3 },
  ],
};

export const wallSlide: Movement = {
  cycle: 'rep',
  props: [{ kind: 'wall' }],
  keys: [
    { from: 'stand', torso: -90, legs: [58, 66, 0], on: ['feet', 'back@wall'], seconds: 1.2 },
    { legs: [8, 90, 0], seconds: 2, hold: 0.3 },
  ],
};

export const bandRow: Movement = {
  cycle: 'rep',
  hands: 'fist',
  props: [{ kind: 'mat' }, { kind: 'band', by: 'hands', to: 'near-foot' }],
  keys: [
    { from: 'long-sit', arms: [30, 16], seconds: 1.4 },
    { torso: -96, arms: [136, 30], seconds: 1, hold: 0.3 },
  ],
};

export const barbellPress: Movement = {
  view: 'front',
  cycle: 'rep',
  hands: 'fist',
  props: [{ kind: 'barbell', by: 'hands' }],
  keys: [
    { from: 'front-stand', nearArm: [70, -78], farArm: [110, 258], seconds: 1.6, hold: 0.2 },
    { nearArm: [-60, -84], farArm: [240, 264], seconds: 1, hold: 0.3 },
  ],
};
