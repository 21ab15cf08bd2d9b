import { isClockTime } from './clock-time.ts';

/** A day of the Gregorian calendar, with no time zone. */
export interface CivilDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export interface CalendarDay {
  title: string;
  text: string;
  /** Null on a rest day, which then takes the whole day and blocks none of it. */
  minutes: number | null;
}

export interface WeeklyCalendar {
  /** Names the plan in the events' identifiers, so that a second download replaces the first. */
  plan: string;
  /** The calendar's name. */
  name: string;
  /** The day of the first event; the others follow day by day. */
  start: CivilDate;
  /** Local clock time of the training days, `HH:MM`. */
  time: string;
  days: readonly CalendarDay[];
  /** A link back to the plan. */
  address: string;
  createdAt: Date;
}

/** Something that stands in a calendar, once or every week. */
export interface CalendarEvent {
  /** The same for ever, so that a later file changes the event and does not add another. */
  uid: string;
  /** Its day, or its first one. */
  date: CivilDate;
  /** Local clock time, `HH:MM`, and length; null where it takes the whole day, of which it then blocks none. */
  hour: { time: string; minutes: number } | null;
  /** Whether it comes back every week: for ever, or up to a day, that day included. */
  weekly: boolean | { until: CivilDate };
  /**
   * The days of the week on which a weekly event comes back, 0 for Monday to 6 for Sunday; that of `date` must be one of them.
   * Without them it comes back on the day of `date` alone.
   */
  weekdays?: readonly number[] | undefined;
  /** Whether an hour of it leaves the person free for other things, as a reminder does. */
  free?: true | undefined;
  title: string;
  text?: string | undefined;
  /** A link to more about it. */
  address?: string | undefined;
  /** Whether the telephone rings when it begins. */
  alarm: boolean;
  /** When it was written into this file, or was changed last where nobody knows better. */
  stamp: Date;
  /** When it was changed last; a calendar that subscribes sees by it what is new. */
  changed?: Date | undefined;
}

export interface CalendarFile {
  /** The calendar's name. */
  name: string;
  events: readonly CalendarEvent[];
  /** For a file at an address: after how many whole hours a calendar that subscribes asks again. */
  refreshHours?: number | undefined;
}

const octetsPerLine = 75;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/**
 * A calendar file (iCalendar, RFC 5545), for a download or for an address that a calendar subscribes to. Times are
 * floating: seven o'clock stays seven o'clock wherever the telephone travels.
 *
 * @throws RangeError when a time is no clock time
 * @example calendarFile({ name: 'Training', events: [{ uid: 'a@buzima', date: { year: 2026, month: 11, day: 23 },
 *   hour: { time: '06:30', minutes: 25 }, weekly: true, title: 'Core', alarm: true, stamp: new Date() }] })
 */
export function calendarFile({ name, events, refreshHours }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Buzima//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined ? [] : refreshLines(refreshHours)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * A calendar file with one event a day, each repeated every week; what trains rings, a rest day is only to be seen.
 *
 * @throws RangeError when `time` is no clock time
 */
export function weeklyCalendar(calendar: WeeklyCalendar): string {
  const { plan, name, start, time, days, address, createdAt } = calendar;
  if (!isClockTime(time)) throw new RangeError(`"${time}" is no clock time`);
  const events = days.map(({ title, text, minutes }, index) => ({
    uid: `${plan}-day-${index + 1}@buzima.workout-plan`,
    date: addDays(start, index),
    hour: minutes === null ? null : { time, minutes },
    weekly: true,
    title,
    text,
    address,
    alarm: minutes !== null,
    stamp: createdAt,
  }));
  return calendarFile({ name, events });
}

// Calendars of telephones know the one or the other.
function refreshLines(hours: number): string[] {
  return [`REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`, `X-PUBLISHED-TTL:PT${hours}H`];
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcStamp(event.stamp)}`,
    ...optionalLine('LAST-MODIFIED', event.changed && utcStamp(event.changed)),
    ...whenLines(event),
    ...repetitionLines(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...optionalLine('DESCRIPTION', event.text && escapeText(event.text)),
    ...optionalLine('URL', event.address),
    ...(event.alarm ? alarmLines(event.title) : []),
    'END:VEVENT',
  ];
}

function optionalLine(key: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${key}:${value}`];
}

function whenLines({ date, hour, free }: CalendarEvent): string[] {
  if (hour === null) return [`DTSTART;VALUE=DATE:${compactDate(date)}`, 'TRANSP:TRANSPARENT'];
  return [
    `DTSTART:${compactDate(date)}T${compactTime(hour.time)}`,
    `DURATION:PT${hour.minutes}M`,
    ...(free ? ['TRANSP:TRANSPARENT'] : []),
  ];
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

function repetitionLines({ date, hour, weekly, weekdays }: CalendarEvent): string[] {
  if (weekly === false) return [];
  const codes = weekdayCodes.filter((_, weekday) => weekdays?.includes(weekday));
  const rule = ['RRULE:FREQ=WEEKLY', ...(codes.length > 0 ? [`BYDAY=${codes.join()}`] : [])].join(';');
  if (weekly === true) return [rule];
  const last = compactDate(weekly.until);
  // A rule that ends before it begins would make some calendars hide the event itself.
  if (last < compactDate(date)) return [];
  return [`${rule};UNTIL=${last}${hour === null ? '' : 'T235959'}`];
}

function alarmLines(title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, 'TRIGGER:PT0S', 'END:VALARM'];
}

/**
 * Reads a day as forms and entries write it.
 *
 * @returns undefined for what is no day of the calendar
 * @example readCivilDate('2026-11-23') → { year: 2026, month: 11, day: 23 }
 */
export function readCivilDate(text: string): CivilDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  // What rolls over into another month, or has no number, comes back as another day.
  const same = compactDate(addDays(date, 0)) === compactDate(date);
  return year !== undefined && same ? date : undefined;
}

/**
 * The coming Monday, today included, by the clock of the device.
 *
 * @example comingMonday(new Date(2026, 10, 20)) → { year: 2026, month: 11, day: 23 }
 */
export function comingMonday(today: Date): CivilDate {
  const daysUntilMonday = (8 - today.getDay()) % 7;
  return addDays(
    { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() },
    daysUntilMonday,
  );
}

function compactTime(time: string): string {
  if (!isClockTime(time)) {
    throw new RangeError(`"${time}" is no clock time`);
  }
  return `${time.replace(':', '')}00`;
}

function addDays({ year, month, day }: CivilDate, days: number): CivilDate {
  const date = new Date(Date.UTC(year, month - 1, day) + days * millisecondsPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function compactDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '',
  );
}

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Cuts between characters, never inside one. */
function foldLine(line: string): string {
  let folded = '';
  let room = octetsPerLine;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      folded += '\r\n ';
      room = octetsPerLine - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
