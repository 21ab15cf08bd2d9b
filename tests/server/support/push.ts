import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import type { PushGuard } from '#server/reminders/push-guard.ts';
import {
  type PushPayload,
  type PushSubscriptionCall,
  pushPayloadSchema,
} from '#src/features/reminders/contract.ts';

/** Lets notifications go to this machine. */
export const openGuard: PushGuard = { allowsUrl: () => true, allowsAddress: () => true };

/** What a push service was sent. */
export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. */
export interface PushService {
  origin: string;
  requests: PushRequest[];
  /** How the next requests are answered; never, for 0. */
  status: number;
  retryAfter: string | undefined;
}

/** Starts a push service that keeps what it is sent. It ends after the test. */
export async function startPushService(): Promise<PushService> {
  const service: PushService = { origin: '', requests: [], status: 201, retryAfter: undefined };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      service.requests.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      if (service.status === 0) return;
      if (service.retryAfter !== undefined) response.setHeader('Retry-After', service.retryAfter);
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The push service has no port.');
  service.origin = `http://127.0.0.1:${address.port}`;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return service;
}

/** A browser that has subscribed to notifications. */
export interface PushBrowser {
  subscription: PushSubscriptionCall;
  /** What a request says to it; throws where it is not for this browser. */
  decrypt: (request: PushRequest) => PushPayload;
}

/** A browser as RFC 8291 describes it, written from there: the server's library plays no part in it. */
export function openBrowser(endpoint: string): PushBrowser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys, language: 'en' },
    decrypt({ body }) {
      const salt = body.subarray(0, 16);
      const end = 21 + body.readUInt8(20);
      const sender = body.subarray(21, end);
      const shared = pair.computeSecret(sender);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const material = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
      const derive = (purpose: string, length: number) =>
        Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${purpose}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
      const last = padded.lastIndexOf(2);
      return pushPayloadSchema.parse(JSON.parse(padded.subarray(0, last).toString()));
    },
  };
}

/** What the signature of a request claims (RFC 8292); throws where it is not by the key that is named. */
export function vapidClaims({ headers }: PushRequest): {
  key: string;
  claims: { aud: string; exp: number; sub: string };
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not by the key that is named.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
