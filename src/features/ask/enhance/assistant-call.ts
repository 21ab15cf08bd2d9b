import type {
  AnswerEvent,
  AssistantErrorCode,
  AssistantState,
  PassageName,
} from '#src/features/ask/contract.ts';

/** Why there is no answer, or no more of one. */
export type CallFault = Extract<
  AssistantErrorCode,
  'notLoggedIn' | 'tooManyAttempts' | 'tooManyToday' | 'oneAtATime' | 'busy' | 'modelAway'
>;

const knownFaults: readonly string[] = [
  'notLoggedIn',
  'tooManyAttempts',
  'tooManyToday',
  'oneAtATime',
  'busy',
  'modelAway',
] satisfies readonly CallFault[];

/** A refusal of the server, or a fault on the way to it. */
export class CallRefused extends Error {
  readonly fault: CallFault | 'failed';
  constructor(fault: CallFault | 'failed') {
    super(fault);
    this.fault = fault;
  }
}

const isFault = (error: unknown): error is CallFault =>
  typeof error === 'string' && knownFaults.includes(error);

/** Whether there is a model and who may ask it; undefined without one, or where no server answers. Never rejects. */
export async function readAssistant(): Promise<(AssistantState & { model: string }) | undefined> {
  try {
    const response = await fetch('/api/assistant', { signal: AbortSignal.timeout(20_000) });
    const { model, member, left } = Object(response.ok && (await response.json())) as Partial<
      Record<keyof AssistantState, unknown>
    >;
    if (typeof model !== 'string' || typeof member !== 'boolean') return undefined;
    return { model, member, left: typeof left === 'number' ? left : null };
  } catch {
    return undefined;
  }
}

function readEvent(line: string): AnswerEvent | undefined {
  const event = Object(JSON.parse(line)) as Partial<Record<string, unknown>>;
  const { kind, text, cites, reason, dropped } = event;
  if (kind === 'sentence' && typeof text === 'string' && Array.isArray(cites)) {
    return { kind, text, cites: cites.filter((index) => typeof index === 'number') };
  }
  const isEnd = kind === 'end' && typeof reason === 'string' && typeof dropped === 'number';
  return isEnd ? (event as Extract<AnswerEvent, { kind: 'end' }>) : undefined;
}

/**
 * Asks the model, and hands on each event of its answer as it comes.
 *
 * @param signal ends the call
 * @throws CallRefused; with a signal that has ended, whatever the browser throws
 */
export async function readAnswer(
  call: { question: string; language: string; passages: readonly PassageName[] },
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch('/api/assistant/answers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(call),
    signal,
  });
  if (!response.ok || response.body === null) {
    const { error } = Object(await response.json().catch(() => null)) as { error?: unknown };
    throw new CallRefused(isFault(error) ? error : 'failed');
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = readEvent(line);
      if (event !== undefined) onEvent(event);
    }
  }
}
