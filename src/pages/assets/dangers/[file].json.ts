import type { APIRoute } from 'astro';
import { dangerFile } from '#src/features/search/danger-file.ts';

export const getStaticPaths = () => [{ params: { file: dangerFile.version } }];

export const GET: APIRoute = () =>
  new Response(dangerFile.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
