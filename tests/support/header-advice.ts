/**
 * What current public advice asks of answers. Mozilla: the scoring of the HTTP Observatory, 2026 (100 points and above are A+;
 * what earns points says how many). OWASP: Secure Headers Project, `ci/headers_add.json` and `ci/headers_remove.json`.
 * securityheaders.com: the six headers of its A+. Where we do less than one of them says, the row says why.
 */

/**
 * Everything that is sent, what a browser may show by itself, all documents, pages of the site alone, or all that is no file of
 * the site.
 */
export type Reach = 'all' | 'shown' | 'document' | 'page' | 'plain';

export interface Advice {
  header: string;
  /** What the value must be like; null for a header that must not be there. */
  expected: RegExp | null;
  reach: Reach;
  by: string;
}

const policy = (directive: string, expected: RegExp, reach: Reach, by: string): Advice => ({
  header: 'Content-Security-Policy',
  expected: new RegExp(`(?:^|; )${directive} ?${expected.source}(?:;|$)`),
  reach,
  by,
});

const own = "'self'(?: 'sha256-[\\w+/=]{44}')*";

export const headerAdvice: readonly Advice[] = [
  policy('default-src', /'none'/, 'shown', 'Mozilla, +10 together with the next four'),
  policy(
    'script-src',
    new RegExp(own),
    'page',
    'Mozilla: no unsafe-inline, no unsafe-eval, no data:, nothing broad',
  ),
  policy('style-src', new RegExp(own), 'page', 'Mozilla: no unsafe-inline'),
  policy('form-action', /'(?:self|none)'/, 'shown', 'Mozilla; OWASP'),
  policy('object-src', /'none'/, 'page', 'OWASP; default-src says it for the rest'),
  policy('base-uri', /'none'/, 'shown', 'Mozilla'),
  policy('worker-src', /'self'/, 'page', 'Mozilla: what default-src does not allow is named'),
  policy('frame-ancestors', /'none'/, 'shown', 'Mozilla, +5; OWASP'),
  policy('upgrade-insecure-requests', /(?:)/, 'page', 'OWASP'),
  {
    header: 'Strict-Transport-Security',
    expected: /^max-age=31536000$/,
    reach: 'all',
    // Whether everything else under the owner's domain has https is for the owner to say: docs/deploy.md tells how.
    by: 'Mozilla: half a year or more; securityheaders.com; OWASP says includeSubDomains too, which is the owner’s to say',
  },
  { header: 'X-Content-Type-Options', expected: /^nosniff$/, reach: 'all', by: 'all three' },
  { header: 'X-Frame-Options', expected: /^DENY$/, reach: 'shown', by: 'securityheaders.com; OWASP' },
  {
    header: 'Referrer-Policy',
    expected: /^strict-origin-when-cross-origin$/,
    reach: 'document',
    by: 'Mozilla, +5; OWASP says no-referrer, with which YouTube plays nothing',
  },
  {
    header: 'Permissions-Policy',
    expected: /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
    reach: 'document',
    by: 'securityheaders.com; OWASP',
  },
  { header: 'Cross-Origin-Opener-Policy', expected: /^same-origin$/, reach: 'document', by: 'OWASP' },
  {
    header: 'Cross-Origin-Resource-Policy',
    expected: /^same-origin$/,
    reach: 'all',
    by: 'Mozilla, +10; OWASP',
  },
  {
    header: 'Cross-Origin-Embedder-Policy',
    expected: null,
    reach: 'all',
    by: 'OWASP says require-corp, with which YouTube plays nothing; Mozilla asks for none',
  },
  { header: 'X-Permitted-Cross-Domain-Policies', expected: /^none$/, reach: 'document', by: 'OWASP' },
  { header: 'Cache-Control', expected: /^no-store$/, reach: 'plain', by: 'OWASP' },
  {
    header: 'Access-Control-Allow-Origin',
    expected: null,
    reach: 'all',
    by: 'Mozilla: closed to other sites',
  },
  {
    header: 'Access-Control-Allow-Credentials',
    expected: null,
    reach: 'all',
    by: 'Mozilla, -50 with the one before',
  },
  { header: 'Server', expected: null, reach: 'all', by: 'OWASP' },
  { header: 'X-Powered-By', expected: null, reach: 'all', by: 'OWASP' },
  { header: 'X-XSS-Protection', expected: null, reach: 'all', by: 'OWASP: it does harm in old browsers' },
];

/** What of the advice for these reaches an answer does not follow; empty when all is well. */
export function adviceNotFollowed(
  headers: Headers,
  reaches: readonly Reach[],
): { header: string; by: string; found: string | null }[] {
  return headerAdvice
    .filter(({ reach }) => reaches.includes(reach))
    .map(({ header, by, expected }) => ({ header, by, expected, found: headers.get(header) }))
    .filter(({ expected, found }) =>
      expected === null ? found !== null : found === null || !expected.test(found),
    )
    .map(({ header, by, found }) => ({ header, by, found }));
}
