import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * A server that no client can hold on to for ever: limits for what is slow to arrive or not read, for connections, and
 * for requests on one connection (a client that sends them without reading the answers costs memory for each). What
 * more is needed against attackers is the work of the proxy in front.
 * @param silenceMilliseconds how long a client may neither send nor take anything; longer than any answer takes to make.
 */
export function createHttpServer(listener: RequestListener, silenceMilliseconds = 120_000): Server {
  const server = createServer(
    {
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      // Pages are read without a body, and Node need not set one up for them.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      // A closing server ends each connection after the answer in progress.
      if (!server.listening) response.setHeader('Connection', 'close');
      listener(request, response);
    },
  );
  server.maxConnections = 4_000;
  server.maxRequestsPerSocket = 1_000;
  server.timeout = silenceMilliseconds;
  return server;
}

/**
 * Takes no new connection, lets the requests in flight finish and resolves when all are done, or when the time is up
 * and the rest has been cut off.
 */
export function closeGracefully(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was promised to be kept falls idle without notice.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
  });
}
