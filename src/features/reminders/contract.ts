import * as z from 'zod/mini';

/** How much the server sends a member. */
export const deliveryLimits = {
  /** Reminders of a member that the server plans, those that are over not counted; further ones it leaves out. */
  scheduled: 200,
  /** Mails of a member in a day, by UTC. */
  mailsOfDay: 100,
  /** Notifications of a member in a day, by UTC, each device counted. */
  pushesOfDay: 200,
  /** Devices of a member that get notifications. */
  devices: 10,
  /** Characters of the address that a browser is reached at. */
  endpoint: 1_000,
} as const;

/** What `GET /api/reminders` answers, and every call that changes something of it. */
export const reminderStateSchema = z.object({
  /** Whether the mails of all reminders have been ended, by a link in one of them or on the page. */
  mailsEnded: z.boolean(),
  /** The ids of those whose mails have been ended one by one. */
  endedReminders: z.array(z.string()),
  /** How many browsers get notifications. */
  devices: z.int(),
  /** Whether today's mails or notifications are used up; what falls due until midnight UTC does not come by that way. */
  full: z.boolean(),
  /** What the server has planned; an entry that it cannot plan (unknown zone, one too many) is not among them. */
  scheduled: z.array(
    z.object({
      /** The id of the entry. */
      entry: z.string(),
      /** ISO 8601, in UTC; null when nothing is to come. */
      next: z.nullable(z.string()),
    }),
  ),
});
export type ReminderState = z.infer<typeof reminderStateSchema>;

/** What `POST /api/reminders/mails` takes. */
export const reminderMailsSchema = z.object({
  /** True starts mails again; without an entry also those that were ended one by one. */
  on: z.boolean(),
  /** The id of the one entry that is meant; all reminders without it. */
  entry: z.optional(z.uuid()),
});
export type ReminderMails = z.infer<typeof reminderMailsSchema>;

/**
 * What `POST /api/reminders/stop/<token>` answers, which needs neither session nor body. A mail leads to
 * `/premium/reminders?stop=<token>`, with `&all=1` for all reminders; an unknown token is answered with 404.
 */
export const stopAnswerSchema = z.object({ stopped: z.enum(['reminder', 'all']) });
export type StopAnswer = z.infer<typeof stopAnswerSchema>;

/** What `GET /api/push/key` answers. */
export const pushKeySchema = z.object({
  /** `applicationServerKey` of the browser's `subscribe`, base64url. */
  key: z.string(),
});
export type PushKey = z.infer<typeof pushKeySchema>;

const endpoint = z.string().check(z.minLength(1), z.maxLength(deliveryLimits.endpoint));
// 65 and 16 bytes in base64url; some browsers pad.
const publicKey = z.string().check(z.regex(/^[\w-]{87}=?$/));
const authSecret = z.string().check(z.regex(/^[\w-]{22}={0,2}$/));

/** What `POST /api/push/subscriptions` takes: `toJSON()` of a browser's subscription, and the language of the page. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: publicKey, auth: authSecret }),
  language: z.enum(['en', 'fr', 'rw', 'sw']),
});
export type PushSubscriptionCall = z.infer<typeof pushSubscriptionSchema>;

/** What `POST /api/push/subscriptions/end` and `POST /api/push/try` take. */
export const pushDeviceSchema = z.object({ endpoint });

/** What `POST /api/push/try` answers when the push service has taken the notification; anything else is a refusal. */
export const pushTrySchema = z.object({ sent: z.literal(true) });
export type PushTry = z.infer<typeof pushTrySchema>;

/** What a notification carries, encrypted for the browser: what the service worker shows. */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** The page that a tap opens, on this site; begins with `/`. */
  url: z.string(),
  /** A later one with the same tag takes the place of the one before. */
  tag: z.string(),
  /** Whether it comes later than planned; the body says so too. */
  late: z.optional(z.boolean()),
});
export type PushPayload = z.infer<typeof pushPayloadSchema>;

/** How a call about reminders or notifications may be refused, as `{ error }`. */
export const reminderErrorCodes = [
  'notLoggedIn',
  'badRequest',
  'tooLarge',
  /** For a while; the header `Retry-After` says for how many seconds. */
  'tooManyAttempts',
  /** The address of the browser is none that the server sends to, or cannot be found. */
  'endpointRefused',
  /** The member has `deliveryLimits.devices` already. */
  'tooManyDevices',
  /** The server does not know this secret link, or does not know this browser, or not any more: it has unsubscribed. */
  'unknown',
  /** The push service could not be reached, or did not take the notification. */
  'notSent',
] as const;
export type ReminderErrorCode = (typeof reminderErrorCodes)[number];
