import type { Server } from 'node:http';

/**
 * Lets a closing server end each connection after the answer in progress, rather than wait for the client to give up
 * its kept-alive connection.
 */
export function endConnectionsWhenClosing(server: Server): void {
  server.prependListener('request', (_request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
}

/**
 * Takes no new connection, lets the requests in flight finish and resolves when all are done, or when the time is up
 * and the rest has been cut off.
 */
export function closeGracefully(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
  });
}
