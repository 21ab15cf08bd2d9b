import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, serverAddress } from './test.ts';

/** A network between the browser and the site, with an address of its own: it can go away, break off and bring another edition. */
export interface Network {
  address: string;
  /** Whether nothing comes through. */
  isDown: boolean;
  /** Whether an address breaks off in the middle of its answer. */
  breaksOff: (path: string) => boolean;
  /** What the site answers from now on, by path. */
  edition: Map<string, string>;
  /** Whether the site has an address no more. */
  isGone: (path: string) => boolean;
  /** The paths that were asked for. */
  asked: string[];
}

function passOn(network: Network, incoming: IncomingMessage, answer: ServerResponse): void {
  const path = incoming.url ?? '/';
  if (network.isDown) {
    incoming.socket.destroy();
    return;
  }
  network.asked.push(path);
  const text = network.edition.get(path);
  if (text !== undefined || network.isGone(path)) {
    answer.writeHead(text === undefined ? 404 : 200, {
      'Content-Type': path.endsWith('.js')
        ? 'text/javascript'
        : path.endsWith('.json')
          ? 'application/json'
          : 'text/html',
      'Cache-Control': 'no-cache',
    });
    answer.end(text ?? '');
    return;
  }
  const { hostname, port } = new URL(serverAddress('TEST_SITE_URL'));
  const { method, headers } = incoming;
  const outgoing = request({ hostname, port, path, method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    if (network.breaksOff(path)) reply.once('data', () => incoming.socket.destroy());
    else reply.pipe(answer);
  });
  outgoing.on('error', () => incoming.socket.destroy());
  incoming.pipe(outgoing);
}

/** The test of files about days without network: service workers run, and the network is the test's own. */
export const test = base.extend<{ network: Network }>({
  network: async ({ browserName: _ }, use) => {
    const network: Network = {
      address: '',
      isDown: false,
      breaksOff: () => false,
      edition: new Map(),
      isGone: () => false,
      asked: [],
    };
    const server = createServer((incoming, answer) => passOn(network, incoming, answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    network.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(network);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ network }, use) => use(network.address),
  serviceWorkers: 'allow',
});
