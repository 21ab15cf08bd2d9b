import { z } from 'zod';

/** What one event of the stream may hold; servers differ in what else they send. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        /** Of a server that answers all at once. */
        message: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  error: z.unknown().optional(),
});

/** Characters of one event: none of a real server is as long. */
const longestLine = 64 * 1024;
/** Characters of a whole answer, everything that is no word of it included. */
const longestStream = 1024 * 1024;

/** A part of the model's answer, or how it ended. */
export type ModelPart = { words: string } | { ended: 'complete' | 'cutOff' };

/** What one event says. */
function partsOf(text: string | undefined): ModelPart[] {
  if (text === undefined || text === '') return [];
  if (text === '[DONE]') return [{ ended: 'complete' }];
  let parsed: z.infer<typeof chunkSchema>;
  try {
    parsed = chunkSchema.parse(JSON.parse(text));
  } catch {
    return [{ ended: 'cutOff' }];
  }
  if (parsed.error !== undefined && parsed.error !== null) return [{ ended: 'cutOff' }];
  const [choice] = parsed.choices ?? [];
  const words = choice?.delta?.content ?? choice?.message?.content ?? '';
  const parts: ModelPart[] = words === '' ? [] : [{ words }];
  if (choice?.finish_reason === undefined || choice.finish_reason === null) return parts;
  return [...parts, { ended: choice.finish_reason === 'stop' ? 'complete' : 'cutOff' }];
}

const dataOf = (line: string) => /^data: ?(.*)$/.exec(line)?.[1]?.trim();

/**
 * Reads the events of the OpenAI chat protocol (server-sent events, each with a piece of JSON), and the one piece of a server
 * that does not stream. Whatever is no such event ends the answer; the last part is always its end.
 */
export async function* readModelStream(
  body: AsyncIterable<Uint8Array>,
  isStream: boolean,
): AsyncGenerator<ModelPart, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  let length = 0;
  for await (const bytes of body) {
    const text = decoder.decode(bytes, { stream: true });
    length += text.length;
    rest += text;
    if (length > longestStream || (isStream && rest.length > longestLine + text.length)) break;
    if (!isStream) continue;
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const part of lines.flatMap((line) => partsOf(dataOf(line)))) {
      yield part;
      if ('ended' in part) return;
    }
  }
  const last = isStream ? dataOf(rest) : rest;
  const parts = length > longestStream ? [] : partsOf(last);
  for (const part of parts) {
    yield part;
    if ('ended' in part) return;
  }
  yield { ended: 'cutOff' };
}
