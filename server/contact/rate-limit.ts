import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, clientKey } from '#server/http/client-address.ts';

const windowSeconds = 600;

/** Answers 429, with the seconds to wait in `Retry-After`, once a client has sent `limit` requests in ten minutes. */
export function limitRate(
  limit: number,
  trustedProxies: number,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowSeconds });
  return async (context, next) => {
    const address = clientAddress(
      context.env.incoming.socket.remoteAddress,
      context.req.header('X-Forwarded-For'),
      trustedProxies,
    );
    try {
      await limiter.consume(clientKey(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return context.text('Too many messages came from this connection; please wait a little.', 429, {
        'Retry-After': String(seconds),
      });
    }
    return next();
  };
}
