import { z } from 'zod';
import type { Movement } from './movement.ts';

const basePoses = [
  'stand',
  'stand-wide',
  'squat',
  'hinge',
  'lunge',
  'half-kneel',
  'kneel',
  'four-point',
  'plank',
  'forearm-plank',
  'prone',
  'supine',
  'supine-bent',
  'side-lying',
  'seat-floor',
  'long-sit',
  'seat-chair',
  'hang',
  'swim',
  'child',
  'front-stand',
  'front-wide',
  'front-squat',
] as const;

const degrees = z.number().min(-720).max(720);
const arm = z.tuple([degrees, degrees]).or(z.tuple([degrees, degrees, degrees]));
const leg = z.tuple([degrees, degrees, degrees]);
const seconds = z.number().min(0).max(30);
const contact = z.templateLiteral([
  z.enum([
    'seat',
    'back',
    'shoulders',
    'belly',
    'side',
    'feet',
    'toes',
    'knees',
    'hands',
    'elbows',
    'near-foot',
    'near-toe',
    'near-knee',
    'near-hand',
    'near-elbow',
    'far-foot',
    'far-toe',
    'far-knee',
    'far-hand',
    'far-elbow',
  ]),
  z.string().regex(/^(@[a-z-]+)?~?$/),
]);

const keyPose = z.strictObject({
  from: z.enum(basePoses).optional(),
  torso: degrees.or(z.tuple([degrees, degrees])).optional(),
  head: degrees.optional(),
  arms: arm.optional(),
  nearArm: arm.optional(),
  farArm: arm.optional(),
  legs: leg.optional(),
  nearLeg: leg.optional(),
  farLeg: leg.optional(),
  seconds,
  hold: seconds.optional(),
  ease: z.enum(['smooth', 'quick', 'fall', 'even']).optional(),
  on: z.array(contact).optional(),
  lift: z.number().optional(),
  hip: z.tuple([z.number(), z.number()]).optional(),
  ball: z.tuple([z.number(), z.number()]).optional(),
  still: z.boolean().optional(),
});

const prop = z.union([
  z.strictObject({
    kind: z.enum(['chair', 'bench', 'step', 'wall', 'bar', 'table', 'ball', 'roller']),
    name: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    under: z.enum(['near-shin', 'near-thigh', 'back']).optional(),
    shift: z.number().optional(),
  }),
  z.strictObject({
    kind: z.enum(['dumbbell', 'jerrycan', 'bottle', 'ball', 'stick', 'barbell', 'jump-rope', 'band', 'bag']),
    by: z.enum(['hands', 'near-hand', 'far-hand', 'shoulders', 'hips']),
    to: z.enum(['near-foot', 'far-foot', 'near-hand', 'far-hand', 'near-knee', 'far-knee']).optional(),
  }),
  z.strictObject({ kind: z.enum(['mat', 'pool']) }),
]);

/** `movement` of an exercise's facts.yaml: what the figure engine draws. `docs/draw-an-exercise.md` explains it. */
export const movementSchema = z.strictObject({
  view: z.enum(['side', 'front']).optional(),
  person: z.enum(['woman', 'man']).optional(),
  cycle: z.enum(['rep', 'alternate', 'hold', 'loop']),
  props: z.array(prop).optional(),
  travel: z.number().optional(),
  hands: z.enum(['open', 'fist']).optional(),
  keys: z.array(keyPose).min(1).max(14),
});

type ParsedMovement = z.infer<typeof movementSchema>;
const movements = new WeakMap<ParsedMovement, Movement>();

/**
 * A parsed movement as the engine takes it: the same one whenever it is asked for, so that drawings can be kept by it. Only
 * the optional fields differ: Zod gives them as possibly undefined.
 */
export function toMovement(parsed: ParsedMovement): Movement {
  const movement = movements.get(parsed) ?? (JSON.parse(JSON.stringify(parsed)) as Movement);
  movements.set(parsed, movement);
  return movement;
}
