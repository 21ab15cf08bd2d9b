import { parseArgs } from 'node:util';
import { readConfiguration } from '#server/configuration.ts';
import {
  type ContactMessage,
  findContactMessages,
  listContactMessages,
  type Relay,
} from '#server/contact/contact-messages.ts';
import { prepareDataDirectory } from '#server/database/data-directory.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';
import { StartupError } from '#server/startup-error.ts';
import { runCommand } from './run-command.ts';

const help = `Reads the messages that came in through the contact form.

  npm run inbox                              lists them, newest first
  npm run inbox -- show <id>                 shows one; the first characters of its id will do
  npm run inbox -- export [--format json]    writes all of them, as json or csv, to standard output

The database is the server's own: DATA_DIR or DATABASE_URL.
`;

/** What the command prints, and where. */
export interface InboxAnswer {
  output: string;
  /** Said on stderr, with exit code 1. */
  failure?: string;
}

/**
 * A visitor's text must not move the cursor or change the colours of the owner's terminal, nor turn the order of what
 * is read around.
 */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '\u{FFFD}');
}

function oneLine(text: string, length: number): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

function flags(message: ContactMessage): string {
  const marks = [
    message.suspectedSpam ? '[spam?]' : '',
    message.relay.state === 'waiting' ? '[not yet relayed]' : '',
    message.relay.state === 'parked' ? '[not relayed]' : '',
  ];
  return marks.filter((mark) => mark !== '').join(' ');
}

/** One line a message: short id, time, name, address, first words, flags. */
export function formatList(messages: readonly ContactMessage[]): string {
  if (messages.length === 0) return 'No messages yet.\n';
  const lines = messages.map((message) =>
    [
      message.id.slice(0, 8),
      message.receivedAt.slice(0, 16).replace('T', ' '),
      oneLine(message.name, 24).padEnd(24),
      oneLine(message.email, 32).padEnd(32),
      oneLine(message.message, 48).padEnd(48),
      flags(message),
    ]
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function describeRelay(relay: Relay): string {
  switch (relay.state) {
    case 'none':
      return 'not relayed, because it looks like spam';
    case 'sent':
      return 'relayed';
    case 'waiting':
      return `waiting after ${relay.attempts} attempts${relay.lastError ? ` (${relay.lastError})` : ''}`;
    case 'parked':
      return `not relayed: refused ${relay.refusals} times (${relay.lastError ?? 'no reason given'}); tried again when the server starts`;
  }
}

/** A whole message for a person to read. */
export function formatMessage(message: ContactMessage): string {
  const facts = [
    ['Id', message.id],
    ['Received', message.receivedAt],
    ['Name', oneLine(message.name, 400)],
    ['E-mail', oneLine(message.email, 400)],
    ['Language', message.language ?? 'unknown'],
    ['Page', oneLine(message.page ?? 'unknown', 400)],
    ['Mail', oneLine(describeRelay(message.relay), 600)],
  ];
  const head = facts.map(([label = '', value = '']) => `${`${label}:`.padEnd(10)} ${value}`);
  return `${head.join('\n')}\n\n${printable(message.message)}\n`;
}

/** A cell that a spreadsheet shows and never computes: what begins like a formula gets an apostrophe before it. */
export function csvCell(value: string): string {
  const text = printable(value.replace(/\r\n?/g, '\n'));
  // The wide forms too: spreadsheets in some languages compute them.
  const safe = /^[=+\-@\t\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whole messages; what a terminal would obey is written as an escape, which reads back as it was. */
export function formatJson(messages: readonly ContactMessage[]): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(messages, null, 2).replace(/[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, escaped)}\n`;
}

/** RFC 4180, with a heading line. */
export function formatCsv(messages: readonly ContactMessage[]): string {
  const heading = [
    'id',
    'received',
    'name',
    'email',
    'message',
    'language',
    'page',
    'suspected_spam',
    'relay',
  ];
  const rows = messages.map((message) => [
    message.id,
    message.receivedAt,
    message.name,
    message.email,
    message.message,
    message.language ?? '',
    message.page ?? '',
    message.suspectedSpam ? 'yes' : 'no',
    message.relay.state,
  ]);
  return [heading, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

async function show(database: Database, id: string | undefined): Promise<InboxAnswer> {
  if (id === undefined) return { output: '', failure: 'Say which message: npm run inbox -- show <id>.' };
  const [message, second] = await findContactMessages(database, id.toLowerCase());
  if (message === undefined)
    return { output: '', failure: `There is no message with the id ${oneLine(id, 60)}.` };
  if (second !== undefined) {
    return { output: '', failure: `Several messages have an id that begins with ${id}: give more of it.` };
  }
  return { output: formatMessage(message) };
}

/** Carries out one command; `words` and `format` come from the command line. */
export async function runInbox(
  database: Database,
  words: readonly string[],
  format: string,
): Promise<InboxAnswer> {
  const [command = 'list', argument] = words;
  switch (command) {
    case 'list':
      return { output: formatList(await listContactMessages(database)) };
    case 'show':
      return show(database, argument);
    case 'export': {
      const messages = await listContactMessages(database);
      if (format === 'csv') return { output: formatCsv(messages) };
      if (format === 'json') return { output: formatJson(messages) };
      return { output: '', failure: 'The format is json or csv.' };
    }
    default:
      return {
        output: '',
        failure: `There is no command ${oneLine(command, 60)}: try npm run inbox -- --help.`,
      };
  }
}

async function main(): Promise<InboxAnswer> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, format: { type: 'string', default: 'json' } },
  });
  if (values.help === true) return { output: help };
  const { databaseUrl, dataDirectory } = readConfiguration(process.env);
  if (databaseUrl === undefined) prepareDataDirectory(dataDirectory);
  const database = await openDatabase({ databaseUrl, dataDirectory, onConnectionError: () => undefined });
  try {
    return await runInbox(database, positionals, values.format);
  } finally {
    await database.destroy();
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { output, failure } = await main();
    if (failure !== undefined) throw new StartupError(failure);
    return output;
  });
}
