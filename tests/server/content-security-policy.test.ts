import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from '#server/http/content-security-policy.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.for([
  ['a plain script', '<script>a()</script>', ['a()']],
  ['a module with white space around it', '<script type="module" >\n a()\n</script >', ['\n a()\n']],
  ['rules for fetching beforehand', '<script type="speculationrules">{}</script>', ['{}']],
  ['an import map', '<script type="importmap">{}</script>', ['{}']],
  ['an attribute that holds a >', '<script data-x="a>b">a()</script>', ['a()']],
  ['capital letters', '<SCRIPT TYPE="TEXT/JAVASCRIPT">a()</SCRIPT>', ['a()']],
  ['Windows line ends, which the browser turns into \\n', '<script>a()\r\nb()\r</script>', ['a()\nb()\n']],
  ['the same script twice', '<script>a()</script><script>a()</script>', ['a()']],
  ['a comment with an unclosed script before a real one', '<!-- <script> --><script>a()</script>', ['a()']],
  ['a script that writes a comment', '<script>a("<!--")</script><script>b()</script>', ['a("<!--")', 'b()']],
  ['an attribute whose name only ends in src', '<script data-src="/x.js">a()</script>', ['a()']],
  ['structured data', '<script type="application/ld+json">{}</script>', []],
  ['a script file', '<script src="/a.js"></script><script async src=/b.js></script>', []],
  ['no script', '<p>scripture</p>', []],
] as const)('inline scripts are hashed as the browser runs them: %s', ([, html, scripts]) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(hash));
});

test('the policy allows no inline code but the listed scripts', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"]);
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('inline style sheets are hashed like scripts', () => {
  const html =
    '<style>a{}</style><svg><style media="print">b{}\r\n</style></svg><style>a{}</style><p>style</p>';
  expect(inlineStyleHashes(html)).toEqual([hash('a{}'), hash('b{}\n')]);
  expect(contentSecurityPolicy([], { styleHashes: ["'sha256-x'"] })).toContain(
    "style-src 'self' 'sha256-x';",
  );
});

test('an outside e-mail service is named as the one place besides ours that pages may send to', () => {
  expect(contentSecurityPolicy([], { emailOrigin: 'https://api.emailjs.com' })).toContain(
    "connect-src 'self' https://api.emailjs.com;",
  );
});

test('insecure requests are upgraded and HSTS is sent on https only', () => {
  expect(contentSecurityPolicy([])).not.toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy([], { https: true })).toContain('upgrade-insecure-requests');
  const options = { kind: 'document', contentSecurityPolicy: '' } as const;
  expect(securityHeaders({ ...options, https: false })).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders({ ...options, https: true })).toHaveProperty('Strict-Transport-Security');
});
