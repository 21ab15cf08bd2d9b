import type { APIRoute } from 'astro';
import { script } from '#src/service-worker/service-worker.ts?inline-script';

// At the root of the site, because a service worker may only act for what lies below its own address.
export const GET: APIRoute = () =>
  new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
