import type { APIRoute } from 'astro';
import { enhancements } from '#src/site/enhancements.ts';
import { fileOfScript } from '#src/site/page-scripts.ts';

export const getStaticPaths = () =>
  enhancements.flatMap((script) => {
    const file = fileOfScript(script);
    if (file === undefined) return [];
    return { params: { script: file.replace(/^.*\/|\.js$/g, '') }, props: { code: script.code } };
  });

export const GET: APIRoute<{ code: string }> = ({ props }) =>
  new Response(props.code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
