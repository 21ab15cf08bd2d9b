import type { Answer, Call } from '#src/features/meals/logic/calls.ts';

/** A question that is being worked on. */
export interface Asking {
  /** Ends the work; nothing is answered any more. */
  stop: () => void;
}

/**
 * Asks for a menu or for other dishes, in a worker of its own: to stop it is to end the worker. Where the browser has no such
 * workers, the page works it out itself.
 */
export function askPlanner(call: Call, onAnswer: (answer: Answer) => void, onFailed: () => void): Asking {
  let isStopped = false;
  const here = async () => {
    try {
      const { answerCall } = await import('#src/features/meals/logic/calls.ts');
      if (!isStopped) answerCall(call, onAnswer);
    } catch {
      if (!isStopped) onFailed();
    }
  };
  const worker = startWorker();
  if (worker === undefined) {
    void here();
    return {
      stop: () => {
        isStopped = true;
      },
    };
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    onAnswer(data);
    if (data.say !== 'days') worker.terminate();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    if (!isStopped) void here();
  });
  worker.postMessage(call);
  return {
    stop: () => {
      isStopped = true;
      worker.terminate();
    },
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
