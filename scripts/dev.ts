import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectDirectory } from './site-paths.ts';

// The pages come from Astro with hot reload; /api goes on to our server, which restarts when its code changes and needs
// no built site, since it serves none.
const pagePort = process.env.PORT ?? '4321';
const apiPort = String(Number(pagePort) + 1);
const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

const children: ChildProcess[] = [
  run(['--watch-path=server', '--watch-path=src', 'server/main.ts'], {
    PORT: apiPort,
    SITE_DIR: 'none',
    PUBLIC_URL: `http://localhost:${pagePort}`,
  }),
  run([astro, 'dev', '--port', pagePort], { API_ORIGIN: `http://127.0.0.1:${apiPort}` }),
];

function run(parameters: readonly string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, parameters, {
    cwd: projectDirectory,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  child.on('exit', (code) => stopAll(code ?? 0));
  return child;
}

function stopAll(code: number) {
  for (const child of children) {
    child.kill();
  }
  process.exitCode = code;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stopAll(0));
}
