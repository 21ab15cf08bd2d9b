import type { AccountContext } from '#server/account/account-answers.ts';
import type { AnswerEvent } from '#src/features/ask/contract.ts';

interface EventResponseOptions {
  /** Called at once when the reader goes away. */
  onLeft?: () => void;
  /** Called once, when all is over. */
  onEnd?: () => Promise<void>;
}

/** An answer of events, one line of JSON each, that goes out as they come. */
export function eventResponse(
  context: AccountContext,
  events: AsyncGenerator<AnswerEvent, void, undefined>,
  { onLeft = () => undefined, onEnd = async () => undefined }: EventResponseOptions = {},
): Response {
  const encoder = new TextEncoder();
  let isOver = false;

  async function over(): Promise<void> {
    if (isOver) return;
    isOver = true;
    // A count that cannot be given back, because the database is away, ends by itself.
    await onEnd().catch(() => undefined);
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await events.next();
        if (next.done !== true) {
          controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
          return;
        }
        await over();
        controller.close();
      } catch (error) {
        await over();
        controller.error(error);
      }
    },
    async cancel() {
      onLeft();
      await over();
      await events.return();
    },
  });
  return context.body(body, 200, {
    'Content-Type': 'application/x-ndjson; charset=UTF-8',
    // Proxies that collect answers would hold the sentences back.
    'X-Accel-Buffering': 'no',
  });
}
