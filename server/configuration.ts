import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All that the environment decides, parsed once. */
export interface Configuration {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  dataDirectory: string;
  /** The built site; undefined where something else serves the pages. */
  siteDirectory: string | undefined;
  /** A PostgreSQL URL; SQLite in the data directory without one. */
  databaseUrl: string | undefined;
  mail: {
    /** Without one, mails are written to `outbox/` in the data directory. */
    smtpUrl: string | undefined;
    from: string;
  };
  contact: {
    /** Who receives the messages of the contact form. */
    address: string;
    serviceId: string;
    templateId: string;
    publicKey: string;
    /** Lower-case addresses (`a@b.example`) and whole domains (`@b.example`). */
    blockedAddresses: readonly string[];
    blockHeadless: boolean;
    /** Messages a client may send in ten minutes. */
    rateLimit: number;
    /** Days to keep messages and mail files; 0 keeps them for ever. */
    retentionDays: number;
  };
  accounts: {
    /** Signs the sessions; made once and kept in the data directory without one. */
    secret: string | undefined;
    /** Calls of one kind that a client may make in ten minutes. */
    rateLimit: number;
  };
  /** The model that members may ask; undefined where the operator has set none. */
  assistant: AssistantConfiguration | undefined;
  /** How many proxies of our own stand in front and add to `X-Forwarded-For`. */
  trustedProxies: number;
  /** The origin that visitors see, when it differs from the Host header. */
  publicOrigin: string | undefined;
  /** The origin of an outside e-mail service that pages may send to. */
  emailOrigin: string | undefined;
  logLevel: LogLevel;
}

/** A server that speaks the OpenAI chat protocol. */
export interface AssistantConfiguration {
  /** What `/chat/completions` is added to. */
  url: string;
  /** Its name, as that server and the page say it. */
  model: string;
  key: string | undefined;
  /** Questions that a member may ask in a day. */
  questionsADay: number;
}

const text = (fallback: string) => z.string().default(fallback);

function wholeNumber(name: string, fallback: number, minimum: number, maximum: number) {
  const sentence = `${name} must be a whole number from ${minimum} to ${maximum}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, sentence)
    .default(fallback);
}

function urlOf(name: string, protocols: RegExp, example: string) {
  return z.url({ protocol: protocols, error: `${name} must be a URL such as ${example}.` });
}

function originOf(name: string) {
  return urlOf(name, /^https?$/, 'https://www.example.org')
    .transform((value) => new URL(value).origin)
    .optional();
}

/** Whether a URL leads to this machine by a name that cannot lead elsewhere. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Questions of members travel there, so in the open only within this machine. */
function modelServer(name: string) {
  const sentence = `${name} must be a URL such as https://models.example.org/v1; http: is for this machine alone.`;
  return urlOf(name, /^https?$/, 'https://models.example.org/v1').refine((value) => {
    const url = URL.parse(value);
    if (url === null) return false;
    const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
    return isPlain && (url.protocol === 'https:' || isLoopback(url));
  }, sentence);
}

function mailbox(name: string) {
  const sentence = `${name} must be an e-mail address, such as "Buzima <post@example.org>" or "post@example.org".`;
  return z
    .string()
    .refine(
      (value) => z.regexes.html5Email.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
      sentence,
    );
}

const environmentSchema = z
  .object({
    PORT: wholeNumber('PORT', 4321, 0, 65_535),
    HOST: text('127.0.0.1'),
    DATA_DIR: text('./data'),
    /** `none` for the API alone. */
    SITE_DIR: text('./dist'),
    DATABASE_URL: urlOf(
      'DATABASE_URL',
      /^postgres(ql)?$/,
      'postgresql://user:password@localhost/buzima',
    ).optional(),
    SMTP_URL: urlOf('SMTP_URL', /^smtps?$/, 'smtps://user:password@mail.example.org').optional(),
    MAIL_FROM: mailbox('MAIL_FROM').optional(),
    CONTACT_ADDRESS: mailbox('CONTACT_ADDRESS').optional(),
    EMAILJS_SERVICE_ID: text('buzima'),
    EMAILJS_TEMPLATE_ID: text('contact'),
    EMAILJS_PUBLIC_KEY: text('public'),
    EMAILJS_ORIGIN: originOf('EMAILJS_ORIGIN'),
    BLOCKED_ADDRESSES: text(''),
    BLOCK_HEADLESS: z.enum(['0', '1'], 'BLOCK_HEADLESS must be 0 or 1.').default('0'),
    TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 0, 10),
    PUBLIC_URL: originOf('PUBLIC_URL'),
    CONTACT_RATE_LIMIT: wholeNumber('CONTACT_RATE_LIMIT', 10, 1, 1_000_000),
    MESSAGE_RETENTION_DAYS: wholeNumber('MESSAGE_RETENTION_DAYS', 0, 0, 36_500),
    AUTH_SECRET: z.string().min(32, 'AUTH_SECRET must be at least 32 characters long.').optional(),
    ACCOUNT_RATE_LIMIT: wholeNumber('ACCOUNT_RATE_LIMIT', 60, 1, 1_000_000),
    ASSISTANT_URL: modelServer('ASSISTANT_URL').optional(),
    ASSISTANT_MODEL: z
      .string()
      .max(100, 'ASSISTANT_MODEL must be the name of a model, of 100 characters at most.')
      .optional(),
    // It goes into a header.
    ASSISTANT_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'ASSISTANT_KEY must be a key without spaces.')
      .optional(),
    ASSISTANT_QUESTIONS_A_DAY: wholeNumber('ASSISTANT_QUESTIONS_A_DAY', 20, 1, 10_000),
    LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
  })
  .refine((values) => values.SMTP_URL === undefined || (values.MAIL_FROM && values.CONTACT_ADDRESS), {
    error: 'SMTP_URL needs MAIL_FROM (the sender) and CONTACT_ADDRESS (who receives the messages) beside it.',
  })
  .refine((values) => values.ASSISTANT_URL === undefined || values.ASSISTANT_MODEL, {
    error: 'ASSISTANT_URL needs ASSISTANT_MODEL (the name of the model) beside it.',
  });

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
}

function assistantOf(values: z.infer<typeof environmentSchema>): AssistantConfiguration | undefined {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = values;
  if (url === undefined || model === undefined) return undefined;
  return { url: url.replace(/\/+$/, ''), model, key, questionsADay: values.ASSISTANT_QUESTIONS_A_DAY };
}

/** What may stand in a file instead, whose path is in the variable with `_FILE` at its end: containers hand secrets over so. */
const fromFile = ['AUTH_SECRET', 'DATABASE_URL', 'SMTP_URL', 'ASSISTANT_KEY'] as const;

function readSecretFiles(environment: Record<string, string>): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of fromFile) {
    const path = environment[`${name}_FILE`];
    if (path === undefined) continue;
    if (environment[name] !== undefined) {
      throw new StartupError(`Set either ${name} or ${name}_FILE, not both.`);
    }
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new StartupError(`The file that ${name}_FILE names cannot be read: ${path}.`);
    }
  }
  return read;
}

/**
 * Reads the server's configuration from environment variables; an empty variable counts as absent.
 * @throws StartupError with one sentence that names the variable at fault and what it takes. Values are not repeated
 * in it, because some hold passwords.
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const present = Object.fromEntries(
    Object.entries(environment).filter((row): row is [string, string] => (row[1] ?? '') !== ''),
  );
  const parsed = environmentSchema.safeParse({ ...present, ...readSecretFiles(present) });
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues[0]?.message ?? 'The configuration is not valid.');
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    siteDirectory: values.SITE_DIR === 'none' ? undefined : resolve(values.SITE_DIR),
    databaseUrl: values.DATABASE_URL,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? 'Buzima <buzima@localhost>' },
    contact: {
      address: values.CONTACT_ADDRESS ?? 'contact@localhost',
      serviceId: values.EMAILJS_SERVICE_ID,
      templateId: values.EMAILJS_TEMPLATE_ID,
      publicKey: values.EMAILJS_PUBLIC_KEY,
      blockedAddresses: splitList(values.BLOCKED_ADDRESSES),
      blockHeadless: values.BLOCK_HEADLESS === '1',
      rateLimit: values.CONTACT_RATE_LIMIT,
      retentionDays: values.MESSAGE_RETENTION_DAYS,
    },
    accounts: { secret: values.AUTH_SECRET, rateLimit: values.ACCOUNT_RATE_LIMIT },
    assistant: assistantOf(values),
    trustedProxies: values.TRUST_PROXY,
    publicOrigin: values.PUBLIC_URL,
    emailOrigin: values.EMAILJS_ORIGIN,
    logLevel: values.LOG_LEVEL,
  };
}
