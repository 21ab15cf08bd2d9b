import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawConnection {
  socket: Socket;
  /** Sends text as it is. */
  send(text: string): Promise<void>;
  /** All that came back so far. */
  received(): string;
  closed: Promise<void>;
}

/** Opens a connection on which a test may write what no HTTP library would. It is closed after the test. */
export function rawConnection(url: string): RawConnection {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  // The server may well hang up: that is what these tests are about.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    send: (text) =>
      new Promise((resolve) => {
        socket.write(text, 'latin1', () => resolve());
      }),
    received: () => received,
    closed,
  };
}

/** The statuses of the answers in what a connection received. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
