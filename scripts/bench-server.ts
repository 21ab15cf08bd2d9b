import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon, { type Options } from 'autocannon';
import type { Row } from './bench-table.ts';
import { memoryOf, startChildServer, stop, untilReady } from './child-server.ts';
import { freePort } from './own-postgres.ts';

const connections = 20;
const seconds = 4;
// One pair says little on a machine that does other work too.
const pairs = 3;

/** Answers a second, and how long 99 of 100 of them took at most. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Answers that were not 2xx, and requests that got none. */
  failures: number;
}

/** The same page from both, one directly after the other. */
export interface PagePair {
  page: Load;
  /** Absent where nginx is not installed. */
  nginxPage: Load | undefined;
}

export interface ServerBench {
  pagePairs: PagePair[];
  contact: Load;
  /** Megabytes that the server holds before the first request. */
  memoryAtRest: number | undefined;
}

async function measure(options: Options): Promise<Load> {
  // The server asks for a new connection after 1,000 requests, which autocannon would not hear.
  const result = await autocannon({ connections, duration: seconds, reconnectRate: 900, ...options });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** The built site, or one page of a usual size in the given folder where nothing is built yet. */
function findSite(temporary: string): string {
  const built = resolve(process.env.SITE_DIR ?? './dist');
  if (existsSync(join(built, 'index.html')) && existsSync(join(built, 'index.html.gz'))) return built;
  const text = Array.from({ length: 600 }, (_, index) => `<p>Paragraph ${index} on health.</p>`).join('\n');
  const page = `<!doctype html><html lang="en"><title>Bench</title>${text}</html>`;
  const site = join(temporary, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), page);
  writeFileSync(join(site, 'index.html.gz'), gzipSync(page, { level: 9 }));
  return site;
}

const contactRequest: Options = {
  url: '',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    user_id: 'public',
    service_id: 'buzima',
    template_id: 'contact',
    template_params: { from_name: 'Bench', from_email: 'bench@example.org', message: 'How fast is this?' },
  }),
};

// Both servers send the file that the build compressed, to a client that takes gzip, and log each request.
const pageHeaders = { 'Accept-Encoding': 'gzip' };

async function measurePairs(url: string, nginxUrl: string | undefined): Promise<PagePair[]> {
  const measured: PagePair[] = [];
  for (let count = 0; count < pairs; count += 1) {
    const page = await measure({ url, headers: pageHeaders });
    const nginxPage =
      nginxUrl === undefined ? undefined : await measure({ url: nginxUrl, headers: pageHeaders });
    measured.push({ page, nginxPage });
  }
  return measured;
}

async function bench(site: string, temporary: string, nginxUrl: string | undefined): Promise<ServerBench> {
  const { url, child } = await startChildServer(temporary, site);
  try {
    const memoryAtRest = memoryOf(child);
    const pagePairs = await measurePairs(url, nginxUrl);
    const contact = await measure({ ...contactRequest, url: `${url}/api/v1.0/email/send` });
    return { pagePairs, contact, memoryAtRest };
  } finally {
    await stop(child);
  }
}

function nginxConfiguration(site: string, temporary: string, port: number): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${temporary}/nginx.pid;
events { worker_connections 256; }
http {
  access_log ${temporary}/nginx.log; sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 10000000;
  types { text/html html; }
  ${bodies.map((body) => `${body}_temp_path ${temporary}/${body};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${site}; }
}`;
}

interface Nginx {
  url: string;
  child: ChildProcess;
}

async function startNginx(site: string, temporary: string): Promise<Nginx | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (nginx === undefined) return undefined;
  const port = await freePort();
  const path = join(temporary, 'nginx.conf');
  writeFileSync(path, nginxConfiguration(site, temporary, port));
  const options = ['-c', path, '-p', temporary, '-e', join(temporary, 'nginx-error.log')];
  const child = spawn(nginx, options, { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { url, child };
}

/** Puts load on the server, one kind after the other, for about half a minute in all; 127.0.0.1 only. */
export async function benchServer(): Promise<ServerBench> {
  const temporary = mkdtempSync(join(tmpdir(), 'buzima-bench-'));
  let nginx: Nginx | undefined;
  try {
    const site = findSite(temporary);
    nginx = await startNginx(site, temporary);
    return await bench(site, temporary, nginx?.url);
  } finally {
    if (nginx !== undefined) await stop(nginx.child);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The measurements as lines for a person. */
export function describeServerBench({ pagePairs, contact, memoryAtRest }: ServerBench): string {
  const describe = (name: string, load: Load) =>
    `${name.padEnd(28)}${String(load.requestsPerSecond).padStart(7)} requests/s, 99 % within ${load.p99} ms, ${load.failures} failures`;
  const lines = pagePairs.flatMap(({ page, nginxPage }) => {
    const ours = describe('page from our server', page);
    if (nginxPage === undefined) return [ours];
    const ratio = (page.requestsPerSecond / nginxPage.requestsPerSecond).toFixed(2);
    return [ours, describe('the same page from nginx', nginxPage), `ratio to nginx${ratio.padStart(21)}`];
  });
  if (pagePairs.every(({ nginxPage }) => nginxPage === undefined)) {
    lines.push('nginx is not installed, so there is nothing to compare with.');
  }
  lines.push(describe('contact message, stored', contact));
  if (memoryAtRest !== undefined)
    lines.push(`memory at rest              ${String(memoryAtRest).padStart(7)} MB`);
  return `${lines.join('\n')}\n`;
}

/** For the table of a bench: the slowest of what was measured. */
export function rowsOfServer({ pagePairs, contact, memoryAtRest }: ServerBench): Row[] {
  const loads = [...pagePairs.map(({ page }) => page), contact];
  const slowest = pagePairs.reduce((one, other) =>
    other.page.requestsPerSecond < one.page.requestsPerSecond ? other : one,
  );
  const told = ({ requestsPerSecond, p99 }: Load) => `${requestsPerSecond} requests/s, 99 % within ${p99} ms`;
  return [
    { name: 'server, pages', aim: '', result: told(slowest.page) },
    { name: 'server, messages', aim: '', result: told(contact) },
    {
      name: 'server, failures',
      aim: '0',
      result: String(loads.reduce((sum, { failures }) => sum + failures, 0)),
    },
    { name: 'server, memory at rest', aim: '', result: `${memoryAtRest ?? '?'} MB` },
  ];
}

if (import.meta.main) process.stdout.write(describeServerBench(await benchServer()));
