import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from '#server/http/content-security-policy.ts';
import { chooseEncoding } from '#server/static/accept-encoding.ts';
import { sharedTestServer, startTestServer } from './support/server.ts';
import { homePage, inlineScript, makeSite } from './support/site.ts';

const shared = sharedTestServer();

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request exactly as written: no decompression, no redirect, no tidying of the path. */
function get(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

test('a page answers under its clean path, with type, revalidation and a policy that lets its own script run', async () => {
  const { url } = shared;
  const { status, headers, body } = await get(url, '/');
  expect(status).toBe(200);
  expect(body.toString()).toBe(homePage);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringContaining(
      inlineScriptHashes(`<script>${inlineScript}</script>`)[0] ?? '?',
    ),
  });
});

test('a page’s policy names its own inline parts and not another page’s', async () => {
  const site = makeSite();
  writeFileSync(join(site, 'figure.html'), '<style>b{}</style><script>b()</script>');
  const { url } = await startTestServer({ SITE_DIR: site });
  const policyOf = async (path: string) => String((await get(url, path)).headers['content-security-policy']);
  const [ownScript] = inlineScriptHashes('<script>b()</script>');
  const [ownStyle] = inlineStyleHashes('<style>b{}</style>');
  expect(await policyOf('/figure')).toContain(
    `script-src 'self' ${ownScript}; style-src 'self' ${ownStyle};`,
  );
  expect(await policyOf('/')).not.toContain(ownScript);
  expect(await policyOf('/nothing')).not.toContain(ownScript);
});

test.for([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)(
  'Accept-Encoding "%s" is answered in %s from the file that the build made',
  async ([accept, encoding, decode]) => {
    const { url } = shared;
    const { headers, body } = await get(url, '/', { 'Accept-Encoding': accept });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(decode(body).toString()).toBe(homePage);
  },
);

test.for([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=oops, br;q=0', 'identity'],
  ['zstd', 'identity'],
] as const)('Accept-Encoding %s chooses %s', ([header, expected]) => {
  expect(chooseEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected);
});

test('what the client already has is answered 304 without a body, in each encoding by its own tag', async () => {
  const { url } = shared;
  const compressed = await get(url, '/', { 'Accept-Encoding': 'br' });
  const plain = await get(url, '/');
  const tag = String(compressed.headers.etag);
  expect(plain.headers.etag).not.toBe(tag);
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get(url, '/', { 'Accept-Encoding': 'br', 'If-None-Match': held });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: tag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
  }
  expect((await get(url, '/', { 'If-None-Match': tag })).status).toBe(200);
});

test('HEAD answers like GET without the body', async () => {
  const { url } = shared;
  const head = await get(url, '/', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(homePage)));
  expect((await get(url, '/nothing', {}, 'HEAD')).status).toBe(404);
});

test('files with a hash in their name are kept for a year, others are not', async () => {
  const { url } = shared;
  const immutable = 'public, max-age=31536000, immutable';
  expect((await get(url, '/assets/main.4f3a2b1c.css')).headers['cache-control']).toBe(immutable);
  expect((await get(url, '/icon.svg')).headers['cache-control']).not.toBe(immutable);
  expect((await get(url, '/assets/nothing.css')).headers['cache-control']).not.toBe(immutable);
});

test.for([
  ['/assets/main.4f3a2b1c.css', 'text/css; charset=utf-8'],
  ['/assets/main.4f3a2b1c.js', 'text/javascript; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/fr', 'text/html; charset=utf-8'],
] as const)('%s is sent as %s', async ([path, type]) => {
  const { url } = shared;
  const { status, headers } = await get(url, path);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

test.for([
  ['/fr/', '/fr'],
  ['/bmi-calculator/', '/bmi-calculator'],
  ['/bmi-calculator.html?from=x', '/bmi-calculator?from=x'],
  ['/index.html', '/'],
  ['/fr/index.html', '/fr'],
  ['/Abouts', '/abouts'],
  ['/Abouts/?a=1&b=%20', '/abouts?a=1&b=%20'],
  ['/fr/Abouts', '/fr/abouts'],
  ['/build-body-men/sports-specific-training/soccer', '/men/sports-specific-training/soccer'],
] as const)('%s moves for good to %s', async ([path, location]) => {
  const { url } = shared;
  const { status, headers } = await get(url, path);
  expect([status, headers.location]).toEqual([308, location]);
});

test('an old address whose page is still to be written is not there either', async () => {
  const { url } = shared;
  expect((await get(url, '/build-body-men/sports-specific-training/basketball')).status).toBe(404);
});

test.for([
  ['/nothing', 'lang="en"'],
  ['/fr/rien', 'lang="fr"'],
  ['/rw/ntacyo', 'lang="en"'],
  ['/french', 'lang="en"'],
  ['/404', 'lang="en"'],
  ['/fr/404.html', 'lang="fr"'],
] as const)('%s answers 404 with the page marked %s', async ([path, mark]) => {
  const { url } = shared;
  const { status, body } = await get(url, path);
  expect(status).toBe(404);
  expect(body.toString()).toContain(mark);
});

test.for([
  ['/../../../../etc/passwd', 404],
  ['/..%2f..%2f..%2fetc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/assets/..%5c..%5cindex.html', 404],
  ['/..\\..\\etc\\passwd', 400],
  ['/index.html%00.css', 404],
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae%c0%ae/', 400],
  ['/fr/%e0%a4', 400],
  ['//example.org/', 404],
  ['//example.org/fr/', 404],
  ['/.secret', 404],
  ['/_headers', 404],
  ['/index.html.br', 404],
  ['/index.html.gz', 404],
  ['/__proto__', 404],
  ['/constructor', 404],
] as const)('the hostile address %s answers %s and nothing else', async ([path, expected]) => {
  const { url } = shared;
  const { status, headers, body } = await get(url, path);
  expect(status).toBe(expected);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).not.toMatch(/root:|hidden|X-Test/);
});

test('a very long address does not stop the server', async () => {
  const { url } = shared;
  // Refused while it is still being sent, so the client may see the answer or a closed connection.
  await get(url, `/${'a'.repeat(100_000)}`).catch(() => undefined);
  expect((await get(url, `/${'a'.repeat(10_000)}`)).status).toBe(404);
  expect((await get(url, '/')).status).toBe(200);
});

test('pages take no other method', async () => {
  const { url } = shared;
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await get(url, '/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('an unknown API address answers 404 in plain text, with security headers', async () => {
  const { url } = shared;
  const { status, headers } = await get(url, '/api/nothing');
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a drawing may use its own style sheet and nothing else', async () => {
  const { url } = shared;
  const { headers } = await get(url, '/icon.svg');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['permissions-policy']).toBeUndefined();
  const page = await get(url, '/bmi-calculator');
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(page.headers['permissions-policy']).toBeDefined();
});

test('every site may read the open data, also compressed and unchanged, and nothing else', async () => {
  const { url } = shared;
  const opened = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };
  const foods = await get(url, '/data/v1/foods.json', {
    'Accept-Encoding': 'br',
    Origin: 'https://a.example',
  });
  expect(foods.headers).toMatchObject({
    ...opened,
    'content-type': 'application/json',
    'content-encoding': 'br',
  });
  const again = await get(url, '/data/v1/foods.json', {
    'Accept-Encoding': 'br',
    'If-None-Match': String(foods.headers.etag),
  });
  expect(again.status).toBe(304);
  expect(again.headers).toMatchObject(opened);
  const checksums = await get(url, '/data/v1/checksums.txt');
  expect(checksums.headers).toMatchObject({ ...opened, 'content-type': 'text/plain; charset=utf-8' });
  for (const path of ['/', '/data', '/icon.svg', '/robots.txt']) {
    expect((await get(url, path)).headers['access-control-allow-origin']).toBeUndefined();
  }
  expect((await get(url, '/data')).headers['content-type']).toBe('text/html; charset=utf-8');
});
