/** What an answer is: a document that a browser may open as a page, a drawing that it may show by itself, or a file that only pages use. */
export type AnswerKind = 'document' | 'drawing' | 'asset';

export interface SecurityHeaderOptions {
  kind: AnswerKind;
  contentSecurityPolicy: string;
  /** Whether visitors come over https; HSTS over plain http means nothing. */
  https: boolean;
}

// Only features that every current browser knows: an unknown name makes each page write a warning to the console.
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];

/**
 * The security headers of an answer. An asset gets only those that mean something for it: on a slow phone the rest
 * would cost a kilobyte a file.
 *
 * Another site learns our origin and never the page, so nobody learns what a visitor reads about. `same-origin` would
 * hide the origin too, but YouTube plays nothing for an unnamed site. It plays nothing either in a page that asks what it
 * embeds for `Cross-Origin-Embedder-Policy`, so there is none.
 */
export function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  // Without includeSubDomains: what else runs under the owner's domain, and whether it has https, is not ours to say.
  if (options.https) headers['Strict-Transport-Security'] = 'max-age=31536000';
  if (options.kind === 'asset') return headers;
  headers['Content-Security-Policy'] = options.contentSecurityPolicy;
  // What `frame-ancestors` says, for browsers and observers that know only the old word.
  headers['X-Frame-Options'] = 'DENY';
  if (options.kind === 'drawing') return headers;
  return {
    ...headers,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Readers of PDF files and old plug-ins look for a file that would let other sites read ours.
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}
