import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { clientAddress, clientKey } from '#server/http/client-address.ts';
import type { RateLimits } from '#server/rate-limits.ts';

const windowSeconds = 600;

/** Answers 429, with the seconds to wait in `Retry-After`, once a client has sent `points` requests in ten minutes. */
export function limitRate(
  rateLimits: RateLimits,
  points: number,
  trustedProxies: number,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const address = clientAddress(
      context.env.incoming.socket.remoteAddress,
      context.req.header('X-Forwarded-For'),
      trustedProxies,
    );
    const key = `contact ${clientKey(address)}`;
    const permission = await rateLimits.take({ key, points, seconds: windowSeconds });
    if (permission.granted) return next();
    return context.text('Too many messages came from this connection; please wait a little.', 429, {
      'Retry-After': String(permission.seconds),
    });
  };
}
