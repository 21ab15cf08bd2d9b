import { Hono } from 'hono';
import { type AccountEnvironment, refuse, refuseFor } from '#server/account/account-answers.ts';
import {
  type EntryParts,
  limitBody,
  type MemberCall,
  memberHandlers,
} from '#server/entries/entry-answers.ts';
import {
  type PushKey,
  type PushTry,
  pushDeviceSchema,
  pushSubscriptionSchema,
} from '#src/features/reminders/contract.ts';
import { readReminderState } from './mail-state.ts';
import { checkEndpoint, EndpointRefused, type PushGuard } from './push-guard.ts';
import { tryMessage } from './push-message.ts';
import { addDevice, findDevice, removeDevice } from './push-subscriptions.ts';
import type { PushTransport } from './push-transport.ts';
import { refuseReminder } from './reminder-answers.ts';
import { vapidKeys } from './vapid.ts';

export interface PushParts extends EntryParts {
  guard: PushGuard;
  transport: PushTransport;
}

/** What one member may ask the server to look up and to call; other people's servers are at the other end. */
const additions = { points: 30, seconds: 3600 };
const tries = { points: 10, seconds: 600 };

/** `/api/push`: the browsers in which a member is notified. */
export function pushRoutes(parts: PushParts): Hono<AccountEnvironment> {
  const { changing } = memberHandlers(parts);
  const key: PushKey = { key: vapidKeys(parts.keyring).publicKey };
  return new Hono<AccountEnvironment>()
    .get('/api/push/key', (context) => context.json(key))
    .post(
      '/api/push/subscriptions',
      limitBody,
      changing((call) => answerAdd(parts, call)),
    )
    .post(
      '/api/push/subscriptions/end',
      limitBody,
      changing((call) => answerEnd(parts, call)),
    )
    .post(
      '/api/push/try',
      limitBody,
      changing((call) => answerTry(parts, call)),
    );
}

async function answerState({ database }: PushParts, { context, member }: MemberCall): Promise<Response> {
  return context.json(await readReminderState(database, member.id));
}

async function answerAdd(parts: PushParts, call: MemberCall): Promise<Response> {
  const { context, member, body } = call;
  const parsed = pushSubscriptionSchema.safeParse(body);
  if (!parsed.success) return refuse(context, 'badRequest');
  const permission = await parts.rateLimits.take({ key: `devices of ${member.id}`, ...additions });
  if (!permission.granted) return refuseFor(context, permission);
  try {
    await checkEndpoint(parsed.data.endpoint, parts.guard);
  } catch (error) {
    if (!(error instanceof EndpointRefused)) throw error;
    return refuseReminder(context, 'endpointRefused');
  }
  switch (await addDevice(parts, member.id, parsed.data)) {
    case 'added':
      return answerState(parts, call);
    case 'tooMany':
      return refuseReminder(context, 'tooManyDevices');
    case 'gone':
      return refuse(context, 'notLoggedIn');
  }
}

async function answerEnd(parts: PushParts, call: MemberCall): Promise<Response> {
  const parsed = pushDeviceSchema.safeParse(call.body);
  if (!parsed.success) return refuse(call.context, 'badRequest');
  await removeDevice(parts, call.member.id, parsed.data.endpoint);
  return answerState(parts, call);
}

async function answerTry(parts: PushParts, { context, member, body }: MemberCall): Promise<Response> {
  const parsed = pushDeviceSchema.safeParse(body);
  if (!parsed.success) return refuse(context, 'badRequest');
  const permission = await parts.rateLimits.take({ key: `trials of ${member.id}`, ...tries });
  if (!permission.granted) return refuseFor(context, permission);
  const { endpoint } = parsed.data;
  const device = await findDevice(parts, member.id, endpoint);
  if (device === undefined) return refuseReminder(context, 'unknown');
  const { state } = await parts.transport(device.target, tryMessage(device.language), context.req.raw.signal);
  if (state === 'gone') {
    await removeDevice(parts, member.id, endpoint);
    return refuseReminder(context, 'unknown');
  }
  if (state !== 'sent') return refuseReminder(context, 'notSent');
  const answer: PushTry = { sent: true };
  return context.json(answer);
}
