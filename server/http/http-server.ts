import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take, in milliseconds. */
export interface ServerPatience {
  /** For the head of a request, from the connection or the answer before. */
  head: number;
  /** For a whole request. */
  request: number;
  /** Between an answer and the next request. */
  betweenRequests: number;
  /** Without sending or taking anything; longer than any answer takes to make. */
  silence: number;
  /** How often the first two are looked at. */
  look: number;
}

const patience: ServerPatience = {
  head: 20_000,
  request: 60_000,
  betweenRequests: 65_000,
  silence: 120_000,
  look: 5_000,
};

/**
 * A server that no client can hold on to for ever: limits for what is slow to arrive or not read, for connections, and
 * for requests on one connection (a client that sends them without reading the answers costs memory for each). What
 * more is needed against attackers is the work of the proxy in front.
 */
export function createHttpServer(listener: RequestListener, changes: Partial<ServerPatience> = {}): Server {
  const { head, request, betweenRequests, silence, look } = { ...patience, ...changes };
  const server = createServer(
    {
      headersTimeout: head,
      requestTimeout: request,
      keepAliveTimeout: betweenRequests,
      connectionsCheckingInterval: look,
      // Pages are read without a body, and Node need not set one up for them.
      optimizeEmptyRequests: true,
    },
    (incoming, response) => {
      // A closing server ends each connection after the answer in progress.
      if (!server.listening) response.setHeader('Connection', 'close');
      listener(incoming, response);
    },
  );
  server.maxConnections = 4_000;
  server.maxRequestsPerSocket = 1_000;
  server.timeout = silence;
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
