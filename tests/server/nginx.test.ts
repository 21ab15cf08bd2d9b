import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeStaticHostFiles } from '#build/static-host-files.ts';
import { freePort } from '#scripts/own-postgres.ts';
import { projectDirectory } from '#scripts/site-paths.ts';
import { startTestServer } from './support/server.ts';
import { makeSite } from './support/site.ts';
import { temporaryDirectory } from './support/temporary.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
if (nginx === undefined) console.info('nginx is not installed: its configuration is not tried.');

/** Runs nginx with the rules of `deploy/`, without TLS, until the test ends. */
async function startNginx(program: string, site: string, upstream: string): Promise<string> {
  const folder = temporaryDirectory();
  const port = await freePort();
  const rules = join(projectDirectory, 'deploy', 'nginx');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid nginx.pid; error_log logs/error.log crit;
    ${globSync('/usr/lib/nginx/modules/*brotli_static*')
      .map((path) => `load_module ${path};`)
      .join('')}
    events { worker_connections 64; }
    http {
      ${kinds.map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
      include ${rules}/http.conf; include ${site}/_nginx.http.conf;
      upstream buzima { server ${upstream}; keepalive 2; }
      server {
        listen 127.0.0.1:${port}; root ${site}; access_log logs/access.log buzima;
        include ${site}/_nginx.server.conf; include ${rules}/site.conf;
      }
    }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'logs/error.log']);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(url)).status, said).toBe(200), 10_000);
  return url;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

function ask(url: string, path: string, encoding: string): Promise<Answer> {
  const headers = { 'Accept-Encoding': encoding, Connection: 'close' };
  return new Promise((resolve, reject) => {
    const request = get(url + path, { headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
    });
    request.once('error', reject);
  });
}

const pages = ['/', '/fr', '/fr/abouts', '/men/sports-specific-training/soccer'];
const files = [
  '/assets/main.4f3a2b1c.css',
  '/assets/main.4f3a2b1c.js',
  '/icon.svg',
  '/robots.txt',
  '/data/v1/foods.json',
  '/.well-known/security.txt',
];
const moved = [
  '/Abouts',
  '/fr/abouts.html',
  '/fr/',
  '/fr/Abouts/?a=b',
  '/index.html',
  '/build-body-men/sports-specific-training/soccer',
];
const absent = [
  '/nothing',
  '/fr/nothing',
  '/nothing.png',
  '/404',
  '/fr/404.html',
  '/_headers',
  '/_nginx.http.conf',
  '/.secret',
  '/index.html.gz',
  '/api',
  '/api/nothing',
];

/** What is nginx's own: how it tells versions apart, and how it sends. */
const itsOwn = [
  'server',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
];

test.skipIf(nginx === undefined)('nginx answers as the server does, header by header', async () => {
  const site = makeSite();
  await writeStaticHostFiles(site, 'https://buzima.example');
  const server = await startTestServer({ SITE_DIR: site, PUBLIC_URL: 'https://buzima.example' });
  const url = await startNginx(nginx ?? '', site, new URL(server.url).host);
  const differences: unknown[] = [];
  for (const path of [...pages, ...files, ...moved, ...absent, '/api/health', '/api/account']) {
    for (const encoding of ['gzip', 'identity']) {
      const [theirs, ours] = await Promise.all([ask(url, path, encoding), ask(server.url, path, encoding)]);
      // A redirect of nginx has a page that nobody sees.
      const left = ours.status === 308 ? [...itsOwn, 'content-type', 'content-length'] : itsOwn;
      const names = new Set([...Object.keys(theirs.headers), ...Object.keys(ours.headers)]);
      if (theirs.status !== ours.status) differences.push([path, theirs.status, ours.status]);
      for (const name of [...names].filter((each) => !left.includes(each))) {
        const values = [theirs.headers[name], ours.headers[name]];
        if (values[0] !== values[1]) differences.push([path, encoding, name, ...values]);
      }
    }
  }
  expect(differences).toEqual([]);
  await server.close();
  const away = await fetch(`${url}/api/health`);
  expect([away.status, away.headers.get('Retry-After'), away.headers.get('Cache-Control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await away.text()).toMatch(/try again/);
  expect((await fetch(`${url}/fr`)).status).toBe(200);
});
