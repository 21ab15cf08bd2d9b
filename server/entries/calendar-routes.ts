import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type AccountContext,
  type AccountEnvironment,
  clientOf,
  originOf,
  refuse,
  refuseFor,
} from '#server/account/account-answers.ts';
import type { CalendarState } from '#src/features/entries/contract.ts';
import {
  calendarState,
  endCalendarAddress,
  makeCalendarAddress,
  ownerOfCalendar,
} from './calendar-addresses.ts';
import { type EntryParts, limitBody, type MemberCall, memberHandlers } from './entry-answers.ts';
import { allEntries } from './stored-entries.ts';
import { trainingCalendar } from './training-calendar.ts';

const tenMinutes = 600;
/** Addresses that one client may ask for in vain: nobody guesses 256 bits, but trying costs the server something. */
const unknownAddresses = { points: 60, seconds: tenMinutes };
/** How often one calendar is written: phones ask every few hours, and a family of them at once. */
const readings = { points: 60, seconds: tenMinutes };

const pressSchema = z.object({});

/** `/api/calendar`: a secret address for the calendar of a phone, which has no session. */
export function calendarRoutes(parts: EntryParts): Hono<AccountEnvironment> {
  const { reading, changing } = memberHandlers(parts);
  return new Hono<AccountEnvironment>()
    .get(
      '/api/calendar',
      reading(async ({ context, member }) => context.json(await calendarState(parts.database, member.id))),
    )
    .post(
      '/api/calendar',
      limitBody,
      changing((call) => answerMake(parts, call)),
    )
    .post(
      '/api/calendar/end',
      limitBody,
      changing((call) => answerEnd(parts, call)),
    )
    .get('/api/calendar/:file', (context) => answerFile(parts, context, context.req.param('file')));
}

async function answerMake(parts: EntryParts, { context, member, body }: MemberCall): Promise<Response> {
  if (!pressSchema.safeParse(body).success) return refuse(context, 'badRequest');
  const address = await makeCalendarAddress(parts, member.id);
  return address === undefined ? refuse(context, 'notLoggedIn') : context.json(address);
}

async function answerEnd({ database }: EntryParts, { context, member, body }: MemberCall): Promise<Response> {
  if (!pressSchema.safeParse(body).success) return refuse(context, 'badRequest');
  await endCalendarAddress(database, member.id);
  const ended: CalendarState = { madeAt: null };
  return context.json(ended);
}

async function answerFile(parts: EntryParts, context: AccountContext, file: string): Promise<Response> {
  const { accounts, database, rateLimits } = parts;
  const owner = await ownerOfCalendar(parts, file);
  const limit =
    owner === undefined
      ? { key: `unknown calendars by ${clientOf(accounts, context)}`, ...unknownAddresses }
      : { key: `calendar of ${owner.userId}`, ...readings };
  const permission = await rateLimits.take(limit);
  if (!permission.granted) return refuseFor(context, permission);
  if (owner === undefined) return context.text('There is no such calendar.', 404);
  const entries = await allEntries(database, owner);
  const { language } = owner;
  const calendar = trainingCalendar(entries, {
    language,
    origin: originOf(accounts, context),
    now: new Date(),
  });
  return context.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="buzima.ics"',
  });
}
