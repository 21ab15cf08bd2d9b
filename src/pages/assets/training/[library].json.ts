import type { APIRoute } from 'astro';
import { libraryFile } from '#src/features/training/load.ts';
import { languagePaths } from '#src/site/language-paths.ts';

export const getStaticPaths = () =>
  Promise.all(
    languagePaths().map(async ({ props: { language } }) => {
      const { file, json } = await libraryFile(language);
      return { params: { library: file.replace(/^.*\/|\.json$/g, '') }, props: { json } };
    }),
  );

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
