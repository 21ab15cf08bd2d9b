import type { IncomingMessage, ServerResponse } from 'node:http';

const lingerMilliseconds = 3_000;

/**
 * Ends the connection after the answer to a request of which not everything was read: says so by `Connection: close`, sends
 * the answer, takes no further request, and lets go when the sender has stopped or three seconds have passed.
 *
 * The wait is for the sender's sake. A connection that is closed while something is still coming in is reset, and the
 * sender's system then throws away an answer that has arrived but was not read (RFC 9112, section 9.6).
 */
export function endAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  const { socket } = request;
  const letGo = () => void socket.destroy();
  // Node calls this when such an answer has been handed over, and would close at once.
  socket.destroySoon = () => {
    socket.destroySoon = () => undefined;
    const deadline = setTimeout(letGo, lingerMilliseconds);
    socket.once('close', () => clearTimeout(deadline));
    socket.end(() => {
      if (request.complete) letGo();
    });
    request.once('close', letGo).resume();
  };
}
