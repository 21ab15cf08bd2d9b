import { Hono } from 'hono';
import {
  type AccountContext,
  type AccountEnvironment,
  clientOf,
  refuse,
  refuseFor,
} from '#server/account/account-answers.ts';
import { languageOf } from '#server/account/accounts.ts';
import {
  type EntryParts,
  limitBody,
  type MemberCall,
  memberHandlers,
} from '#server/entries/entry-answers.ts';
import { reminderMailsSchema } from '#src/features/reminders/contract.ts';
import { changeMails, readReminderState, stopByToken, whatTokenStops } from './mail-state.ts';
import { refuseReminder } from './reminder-answers.ts';
import { stopPage } from './reminder-mail.ts';

/**
 * Links that one client may try in vain: nobody guesses 256 bits, but trying costs the server something. Those that are
 * known are not counted, because a large mail service presses the buttons of many from one address.
 */
const unknownLinks = { points: 60, seconds: 600 };

/** `/api/reminders`: what the server does for a member's reminders, and the links by which mails are ended. */
export function reminderRoutes(parts: EntryParts): Hono<AccountEnvironment> {
  const { reading, changing } = memberHandlers(parts);
  return new Hono<AccountEnvironment>()
    .get(
      '/api/reminders',
      reading(async ({ context, member }) =>
        context.json(await readReminderState(parts.database, member.id)),
      ),
    )
    .post(
      '/api/reminders/mails',
      limitBody,
      changing((call) => answerMails(parts, call)),
    )
    .get('/api/reminders/stop/:token', (context) =>
      answerStopPage(parts, context, context.req.param('token')),
    )
    .post('/api/reminders/stop/:token', limitBody, (context) =>
      answerStop(parts, context, context.req.param('token')),
    );
}

async function answerMails(parts: EntryParts, { context, member, body }: MemberCall): Promise<Response> {
  const call = reminderMailsSchema.safeParse(body);
  if (!call.success) return refuse(context, 'badRequest');
  await changeMails(parts, member.id, call.data);
  return context.json(await readReminderState(parts.database, member.id));
}

/** Does what a link stands for. One that is none is not found, and whoever tries many of those has to wait. */
async function withToken(
  { accounts, rateLimits }: EntryParts,
  context: AccountContext,
  token: string,
  answer: () => Promise<Response | undefined>,
): Promise<Response> {
  const answered = /^[\w-]{43}$/.test(token) ? await answer() : undefined;
  if (answered !== undefined) return answered;
  const key = `unknown stops of mails by ${clientOf(accounts, context)}`;
  const permission = await rateLimits.take({ key, ...unknownLinks });
  return permission.granted ? refuseReminder(context, 'unknown') : refuseFor(context, permission);
}

/** A mail program may look at any link of a mail unasked: this one leads to a button and ends nothing by itself. */
function answerStopPage(parts: EntryParts, context: AccountContext, token: string): Promise<Response> {
  return withToken(parts, context, token, async () => {
    const found = await whatTokenStops(parts.database, token);
    return found && context.redirect(stopPage(token, languageOf(found.language), found.all), 303);
  });
}

/** Needs no session: the button of a mail program sends it (RFC 8058), and so does the page. */
function answerStop(parts: EntryParts, context: AccountContext, token: string): Promise<Response> {
  return withToken(parts, context, token, async () => {
    const stopped = await stopByToken(parts.database, token);
    return stopped && context.json(stopped);
  });
}
