import type { IncomingMessage } from 'node:http';

/** The largest body that any part of the API takes. */
export const bodyLimitBytes = 64 * 1024;
// A little is read beyond it before the answer: who is still sending when a connection closes may never see the answer.
const readAnywayBytes = 1024 * 1024;

/** What came of a body: all of it, not all because it is far too large, or nothing because the sender went away. */
export type ReadBody =
  | { state: 'whole'; body: Buffer }
  | { state: 'tooLarge'; body: Buffer }
  | { state: 'gone' };

/** Whether something follows the head of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/**
 * Reads a request's body before anything is decided about it, so that a refusal can leave the connection open. Of one that
 * says itself that it is far too large, nothing is read.
 */
export function readBody(request: IncomingMessage): Promise<ReadBody> {
  if (!hasBody(request)) return Promise.resolve({ state: 'whole', body: Buffer.alloc(0) });
  if (Number(request.headers['content-length'] ?? 0) > readAnywayBytes) {
    return Promise.resolve({ state: 'tooLarge', body: Buffer.alloc(bodyLimitBytes + 1) });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let kept = 0;
    let read = 0;

    function finish(state: ReadBody['state']): void {
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      request.pause();
      resolve(state === 'gone' ? { state } : { state, body: Buffer.concat(chunks) });
    }
    function onData(chunk: Buffer): void {
      read += chunk.length;
      // One byte too many is kept, by which the API's own limit knows it.
      const part = chunk.subarray(0, bodyLimitBytes + 1 - kept);
      if (part.length > 0) chunks.push(part);
      kept += part.length;
      if (read > readAnywayBytes) finish('tooLarge');
    }
    function onEnd(): void {
      finish('whole');
    }
    function onClose(): void {
      finish('gone');
    }
    // Without a listener a sender who goes away would end the process; the close that follows says the same.
    request.on('error', () => undefined);
    request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
