import type { APIRoute } from 'astro';
import { searchFile } from '#src/features/search/load.ts';
import { languagePaths } from '#src/site/language-paths.ts';

export const getStaticPaths = async () => {
  const files = await Promise.all(languagePaths().map(({ props }) => searchFile(props.language)));
  return files.map(({ file, json }) => ({
    params: { file: file.replace(/^assets\/search\/|\.json$/g, '') },
    props: { json },
  }));
};

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
