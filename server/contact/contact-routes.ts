import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { isBlockedAddress, parseContactForm, readFields } from './contact-form.ts';
import { storeContactMessage } from './contact-messages.ts';
import { limitRate } from './rate-limit.ts';

export interface ContactParts {
  configuration: Configuration;
  database: Database;
  rateLimits: RateLimits;
  /** The id of the member who sends a request, if it is one. */
  memberIdOf: (headers: Headers) => Promise<string | null>;
  /** Called after each stored message that a mail was queued for. */
  onMailQueued: () => void;
}

type ContactContext = Context<{ Bindings: HttpBindings }>;

/** What both forms of the request come down to. */
interface Submission {
  user_id: unknown;
  service_id: unknown;
  template_id: unknown;
  fields: unknown;
}

const bodyLimitBytes = 64 * 1024;
const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const automatedAgents = /headless|phantomjs|puppeteer|playwright|selenium|webdriver/i;

/** The library refuses in the browser what calls itself automated; this repeats it for those who leave the library out. */
function refuseHeadless(enabled: boolean): MiddlewareHandler {
  return async (context, next) => {
    const agent = context.req.header('User-Agent') ?? '';
    const headless = agent === '' || automatedAgents.test(agent) || !context.req.header('Accept-Language');
    if (enabled && headless) return context.text('Messages from automated browsers are not taken.', 451);
    return next();
  };
}

async function readForm(context: ContactContext): Promise<Submission | undefined> {
  const form = await context.req.formData().catch(() => undefined);
  if (form === undefined) return undefined;
  // The library appends its own entries last, so the last of a name is the one that counts.
  const value = (name: string) => form.getAll(name).at(-1);
  return {
    user_id: value('user_id'),
    service_id: value('service_id'),
    template_id: value('template_id'),
    fields: Object.fromEntries(readFields.map((name) => [name, value(name)])),
  };
}

async function readJson(context: ContactContext): Promise<Submission | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  const value = (name: string): unknown => (Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined);
  return {
    user_id: value('user_id'),
    service_id: value('service_id'),
    template_id: value('template_id'),
    fields: value('template_params'),
  };
}

/**
 * The two paths of the e-mail service that `@emailjs/browser` posts to, with the service's answers: 200 `OK`, or an
 * error status and one sentence.
 */
export function contactRoutes({
  configuration,
  database,
  rateLimits,
  memberIdOf,
  onMailQueued,
}: ContactParts): Hono<{ Bindings: HttpBindings }> {
  const { contact, trustedProxies } = configuration;

  async function answer(context: ContactContext, submission: Submission | undefined): Promise<Response> {
    if (submission === undefined) return context.text('The body of the request cannot be read.', 400);
    if (submission.user_id !== contact.publicKey) return context.text('The user_id is not known here.', 400);
    if (submission.service_id !== contact.serviceId)
      return context.text('The service_id is not known here.', 400);
    if (submission.template_id !== contact.templateId)
      return context.text('The template_id is not known here.', 400);
    const parsed = parseContactForm(submission.fields);
    if (!parsed.ok) return context.text(parsed.reason, 400);
    if (isBlockedAddress(parsed.form.email, contact.blockedAddresses)) {
      return context.text('Messages from this e-mail address are not taken.', 403);
    }
    const userId = await memberIdOf(context.req.raw.headers);
    await storeContactMessage(database, parsed.form, contact.address, userId);
    if (!parsed.form.suspectedSpam) onMailQueued();
    return context.text('OK');
  }

  const guards = [
    limitRate(rateLimits, contact.rateLimit, trustedProxies),
    refuseHeadless(contact.blockHeadless),
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: (context) => context.text('The message is larger than 64 KB.', 413),
    }),
  ] as const;
  return new Hono<{ Bindings: HttpBindings }>()
    .post('/api/v1.0/email/send-form', ...guards, async (context) => answer(context, await readForm(context)))
    .post('/api/v1.0/email/send', ...guards, async (context) => answer(context, await readJson(context)))
    .on(otherMethods, ['/api/v1.0/email/send-form', '/api/v1.0/email/send'], (context) =>
      context.text('Messages are sent by POST.', 405, { Allow: 'POST' }),
    );
}
