import { Hono } from 'hono';
import { type AccountContext, type AccountEnvironment, refuse } from '#server/account/account-answers.ts';
import { readMember } from '#server/account/sessions.ts';
import type { AssistantConfiguration } from '#server/configuration.ts';
import {
  type EntryParts,
  limitBody,
  type MemberCall,
  memberHandlers,
} from '#server/entries/entry-answers.ts';
import { oncePerSecond } from '#server/log.ts';
import {
  type AnswerCall,
  type AnswerEvent,
  type AssistantErrorCode,
  type AssistantState,
  answerCallSchema,
} from '#src/features/ask/contract.ts';
import { closedTopicOf } from '#src/features/ask/logic/closed-topics.ts';
import { answerEvents } from './answer-events.ts';
import { assistantLimits } from './assistant-limits.ts';
import { eventResponse } from './event-response.ts';
import { askModel, ModelAway, type ModelPatience } from './model-call.ts';
import type { FoundPassages, PassageFinder } from './passages.ts';
import { promptFor } from './prompt.ts';

export interface AssistantParts extends EntryParts {
  /** Undefined where the operator has set none. */
  model: AssistantConfiguration | undefined;
  findPassages: PassageFinder;
  patience: ModelPatience;
}

const statuses = {
  noAssistant: 404,
  tooManyAttempts: 429,
  tooManyToday: 429,
  oneAtATime: 429,
  busy: 503,
  modelAway: 503,
} as const;
type AssistantRefusal = keyof typeof statuses & AssistantErrorCode;

/** Answers of the model that may be under way at once, for all members together. */
const atOnce = 4;
const busySeconds = 10;
const awaySeconds = 60;

function refuseAnswer(context: AccountContext, error: AssistantRefusal, seconds?: number): Response {
  if (seconds !== undefined) context.header('Retry-After', String(seconds));
  return context.json({ error }, statuses[error]);
}

/** `/api/assistant`: a model of the operator's choice puts passages of our pages together for members. */
export function assistantRoutes(parts: AssistantParts): Hono<AccountEnvironment> {
  const { changing } = memberHandlers(parts);
  const answer = createAnswerer(parts);
  return new Hono<AccountEnvironment>()
    .get('/api/assistant', (context) => answerState(parts, context))
    .post('/api/assistant/answers', limitBody, changing(answer));
}

async function answerState(parts: AssistantParts, context: AccountContext): Promise<Response> {
  const { model, accounts, rateLimits } = parts;
  if (model === undefined) {
    return context.json({ model: null, member: false, left: null } satisfies AssistantState);
  }
  const member = await readMember(accounts, context);
  const left = member ? await assistantLimits(rateLimits, model, member.id).left() : null;
  return context.json({ model: model.model, member: member !== undefined, left } satisfies AssistantState);
}

/** What need not be asked is answered with the end alone. */
async function* endOnly(end: Omit<Extract<AnswerEvent, { kind: 'end' }>, 'kind' | 'dropped'>) {
  yield { kind: 'end', dropped: 0, ...end } satisfies AnswerEvent;
}

/** The end of an answer that no model is asked for; undefined when one may be. */
function closedEnd(call: AnswerCall, found: FoundPassages) {
  const topic = closedTopicOf(call.question);
  if (topic !== undefined) return endOnly({ reason: 'passagesOnly', topic });
  if (found.given.length > 0) return undefined;
  return found.closed === undefined
    ? endOnly({ reason: 'noPassages' })
    : endOnly({ reason: 'passagesOnly', topic: found.closed });
}

function createAnswerer(parts: AssistantParts) {
  const { model, findPassages, patience, rateLimits, log } = parts;
  const reportAway = oncePerSecond((error, further) =>
    log.warn('model away', { fault: error instanceof ModelAway ? error.fault : 'unknown', further }),
  );
  let underWay = 0;

  async function askFor(
    { context, member }: MemberCall,
    call: AnswerCall,
    found: FoundPassages,
    asked: AssistantConfiguration,
  ): Promise<Response> {
    const limits = assistantLimits(rateLimits, asked, member.id);
    const refusal = await limits.take();
    if (refusal !== undefined) return refuseAnswer(context, refusal.error, refusal.seconds);
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, context.req.raw.signal]);
    const messages = promptFor(
      call.question,
      found.given.map(({ passage }) => passage),
      call.language,
    );
    underWay += 1;
    try {
      const words = await askModel(asked, messages, { patience, left: signal });
      return eventResponse(context, answerEvents(words, found, call.language), {
        onLeft: () => left.abort(),
        onEnd: async () => {
          underWay -= 1;
          await limits.end();
        },
      });
    } catch (error) {
      underWay -= 1;
      if (!(error instanceof ModelAway)) throw error;
      await limits.takeBack();
      if (!signal.aborted) reportAway(error);
      return refuseAnswer(context, 'modelAway', awaySeconds);
    }
  }

  return async (memberCall: MemberCall): Promise<Response> => {
    const { context, body } = memberCall;
    if (model === undefined) return refuseAnswer(context, 'noAssistant');
    const parsed = answerCallSchema.safeParse(body);
    if (!parsed.success) return refuse(context, 'badRequest');
    const found = findPassages(parsed.data.passages, parsed.data.language);
    const end = closedEnd(parsed.data, found);
    if (end !== undefined) return eventResponse(context, end);
    if (underWay >= atOnce) return refuseAnswer(context, 'busy', busySeconds);
    return askFor(memberCall, parsed.data, found, model);
  };
}
