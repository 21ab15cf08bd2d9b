import type { AssistantConfiguration } from '#server/configuration.ts';
import { type ModelPart, readModelStream } from './model-stream.ts';
import type { ChatMessage } from './prompt.ts';

/** How long a model may take, in milliseconds. */
export interface ModelPatience {
  /** Up to its first word; what stands before a proxy's usual minute. */
  firstWord: number;
  /** Between two words. */
  silence: number;
  /** For all of it; shorter than what the server lets a connection be still for. */
  whole: number;
}

export const modelPatience: ModelPatience = { firstWord: 50_000, silence: 20_000, whole: 100_000 };

/** Six short sentences in a language that takes many tokens for a word. */
const mostTokens = 700;

/** The model's server is not there, refuses, or says nothing in time. */
export class ModelAway extends Error {
  override readonly name = 'ModelAway';
  /** What the log may hold: a status, or the kind of fault. Messages of that server may repeat the question. */
  readonly fault: string;
  constructor(fault: string) {
    super('The model does not answer.');
    this.fault = fault;
  }
}

/** The parts of an answer; the last one is its end. Nothing is thrown on the way: a fault is an end too. */
export type ModelAnswer = AsyncGenerator<ModelPart, void, undefined>;

function faultOf(error: unknown): string {
  const { cause, name } = Object(error) as { cause?: unknown; name?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : String(name);
}

/** Ends a call when nothing has come for a while. */
function createWatch(milliseconds: number) {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('Nothing came in time.', 'TimeoutError'));
  let timer = setTimeout(end, milliseconds);
  return {
    signal: controller.signal,
    wait(next: number) {
      clearTimeout(timer);
      timer = setTimeout(end, next);
    },
    stop: () => clearTimeout(timer),
  };
}

async function openStream(
  { url, model, key }: AssistantConfiguration,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    // The operator has named one server: no other gets a question, or the key.
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, stream: true, temperature: 0.1, max_tokens: mostTokens }),
    signal,
  });
  const type = response.headers.get('Content-Type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  if (!response.ok || response.body === null || !(isStream || type.startsWith('application/json'))) {
    await response.body?.cancel();
    throw new ModelAway(response.ok ? 'no stream' : String(response.status));
  }
  return readModelStream(response.body, isStream);
}

/**
 * Asks the model, and waits for its first word, so that a model that does not answer can be told from one that has begun.
 *
 * @param left ends the call when nobody waits for the answer any more
 * @throws ModelAway
 */
export async function askModel(
  model: AssistantConfiguration,
  messages: readonly ChatMessage[],
  { patience, left }: { patience: ModelPatience; left: AbortSignal },
): Promise<ModelAnswer> {
  const watch = createWatch(patience.firstWord);
  const signal = AbortSignal.any([left, watch.signal, AbortSignal.timeout(patience.whole)]);
  let first: IteratorResult<ModelPart, void>;
  let stream: ModelAnswer;
  try {
    stream = await openStream(model, messages, signal);
    first = await stream.next();
  } catch (error) {
    watch.stop();
    throw error instanceof ModelAway ? error : new ModelAway(faultOf(error));
  }

  async function* parts(): ModelAnswer {
    try {
      if (first.done !== true) yield first.value;
      for (;;) {
        watch.wait(patience.silence);
        const next = await stream.next();
        if (next.done === true) return;
        yield next.value;
      }
    } catch {
      yield { ended: 'cutOff' };
    } finally {
      watch.stop();
      await stream.return();
    }
  }
  return parts();
}
