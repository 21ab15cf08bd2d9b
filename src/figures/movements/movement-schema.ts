import { z } from 'zod';
import { basePoseNames, contactNames, eases, heldKinds, type Movement, surfaceKinds } from './movement.ts';
import { men, personNames, women } from './people.ts';

const namesOf = <Name extends string>(people: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(people) as Name[];

const degrees = z.number().min(-720).max(720);
const arm = z.tuple([degrees, degrees]).or(z.tuple([degrees, degrees, degrees]));
const leg = z.tuple([degrees, degrees, degrees]);
const seconds = z.number().min(0).max(30);
const contact = z.templateLiteral([z.enum(contactNames), z.string().regex(/^(@[a-z-]+)?~?$/)]);

const keyPose = z.strictObject({
  from: z.enum(basePoseNames).exactOptional(),
  torso: degrees.or(z.tuple([degrees, degrees])).exactOptional(),
  head: degrees.exactOptional(),
  arms: arm.exactOptional(),
  nearArm: arm.exactOptional(),
  farArm: arm.exactOptional(),
  legs: leg.exactOptional(),
  nearLeg: leg.exactOptional(),
  farLeg: leg.exactOptional(),
  seconds,
  hold: seconds.exactOptional(),
  ease: z.enum(eases).exactOptional(),
  on: z.array(contact).exactOptional(),
  lift: z.number().exactOptional(),
  hip: z.tuple([z.number(), z.number()]).exactOptional(),
  ball: z.tuple([z.number(), z.number()]).exactOptional(),
  still: z.boolean().exactOptional(),
});

const prop = z.union([
  z.strictObject({
    kind: z.enum(surfaceKinds),
    name: z.string().exactOptional(),
    height: z.number().exactOptional(),
    width: z.number().exactOptional(),
    under: z.enum(['near-shin', 'near-thigh', 'back']).exactOptional(),
    shift: z.number().exactOptional(),
  }),
  z.strictObject({
    kind: z.enum(heldKinds),
    by: z.enum(['hands', 'near-hand', 'far-hand', 'shoulders', 'hips']),
    to: z.enum(['near-foot', 'far-foot', 'near-hand', 'far-hand', 'near-knee', 'far-knee']).exactOptional(),
    size: z.number().min(0.4).max(1).exactOptional(),
  }),
  z.strictObject({ kind: z.enum(['mat', 'pool', 'cloth', 'partner']) }),
  z.strictObject({ kind: z.literal('cushion'), at: z.enum(['head', 'knees']) }),
]);

/** `movement` of an exercise's facts.yaml: what the figure engine draws. `docs/draw-an-exercise.md` explains it. */
export const movementSchema: z.ZodType<Movement> = z.strictObject({
  view: z.enum(['side', 'front']).exactOptional(),
  person: z.enum(personNames).exactOptional(),
  people: z.strictObject({ woman: z.enum(namesOf(women)), man: z.enum(namesOf(men)) }).exactOptional(),
  cycle: z.enum(['rep', 'alternate', 'hold', 'loop']),
  props: z.array(prop).exactOptional(),
  travel: z.number().exactOptional(),
  hands: z.enum(['open', 'fist']).exactOptional(),
  keys: z.array(keyPose).min(1).max(14),
});
