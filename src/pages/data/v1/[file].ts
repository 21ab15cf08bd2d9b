import type { APIRoute } from 'astro';
import { filesOf } from '#src/features/open-data/data-files.ts';
import { loadOpenData } from '#src/features/open-data/load.ts';

export const getStaticPaths = async () =>
  filesOf(await loadOpenData()).map(({ name, content }) => ({
    params: { file: name },
    props: { content },
  }));

export const GET: APIRoute<{ content: string }> = ({ props, params }) => {
  const type = params.file?.endsWith('.json') ? 'application/json' : 'text/plain';
  return new Response(props.content, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
};
