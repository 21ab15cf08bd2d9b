import type { APIRoute } from 'astro';
import { savedLines } from '#src/features/offline/saved-lines.ts';
import { script } from '#src/service-worker/service-worker.ts?inline-script';

// The build writes in where the pages are that stand in for missing ones, once it has packed them: build/packs.ts.
const edition = { start: '', lines: savedLines };

// At the root of the site, because a service worker may only act for what lies below its own address.
export const GET: APIRoute = () =>
  new Response(`self.edition=${JSON.stringify(edition)};${script}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
