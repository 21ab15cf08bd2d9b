import type { MiddlewareHandler } from 'hono';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string, host: string | undefined, publicOrigin: string | undefined): boolean {
  // Once it is known, the Host header does not count: a name of an attacker's may lead to this machine.
  if (publicOrigin !== undefined) return origin === publicOrigin;
  // Either scheme will do: behind a proxy that ends TLS ours is http while the visitor's is https.
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Refuses, with 403, a changing request that a page of another site made. Programs that are no browsers send neither
 * header and pass.
 */
export function refuseForeignOrigin(publicOrigin: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (readingMethods.has(context.req.method)) return next();
    const origin = context.req.header('Origin');
    const site = context.req.header('Sec-Fetch-Site') ?? 'none';
    const foreign =
      (origin !== undefined &&
        !isOwnOrigin(origin, context.req.header('Host')?.toLowerCase(), publicOrigin)) ||
      (site !== 'same-origin' && site !== 'none');
    if (foreign) return context.text('Only pages of this site may send this request.', 403);
    return next();
  };
}
