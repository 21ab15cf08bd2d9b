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

const octetsPerLine = 75;
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/**
 * A calendar file (iCalendar, RFC 5545) with one event a day, each repeated every week. Times are floating: seven
 * o'clock stays seven o'clock wherever the telephone travels.
 *
 * @throws RangeError when `time` is no clock time
 */
export function weeklyCalendar(calendar: WeeklyCalendar): string {
  const time = clockTime(calendar.time);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Buzima//Workout plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(calendar.name)}`,
    ...calendar.days.flatMap((day, index) => eventLines(calendar, day, index, time)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(calendar: WeeklyCalendar, day: CalendarDay, index: number, time: string): string[] {
  const date = compactDate(addDays(calendar.start, index));
  const when =
    day.minutes === null
      ? [`DTSTART;VALUE=DATE:${date}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${date}T${time}`, `DURATION:PT${day.minutes}M`];
  return [
    'BEGIN:VEVENT',
    `UID:${calendar.plan}-day-${index + 1}@buzima.workout-plan`,
    `DTSTAMP:${utcStamp(calendar.createdAt)}`,
    ...when,
    'RRULE:FREQ=WEEKLY',
    `SUMMARY:${escapeText(day.title)}`,
    `DESCRIPTION:${escapeText(day.text)}`,
    `URL:${calendar.address}`,
    ...(day.minutes === null ? [] : alarmLines(day)),
    'END:VEVENT',
  ];
}

// A training day rings at its hour; a rest day is only to be seen.
function alarmLines(day: CalendarDay): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(day.title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
  ];
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

/** True for a clock time from 00:00 to 23:59. */
export function isClockTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function clockTime(value: string): string {
  if (!isClockTime(value)) {
    throw new RangeError(`"${value}" is no clock time`);
  }
  return `${value.replace(':', '')}00`;
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
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Cuts between characters, never inside one: a character of UTF-8 takes up to four octets. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let room = octetsPerLine;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      folded += '\r\n ';
      room = octetsPerLine - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
