import type { APIRoute } from 'astro';
import { mealFiles } from '#src/features/meals/load.ts';
import { languagePaths } from '#src/site/language-paths.ts';

export const getStaticPaths = async () => {
  const languages = languagePaths().map(({ props }) => mealFiles(props.language));
  return (await Promise.all(languages)).flatMap(({ folder, files }) =>
    [...files].map(([name, json]) => ({
      params: { file: `${folder.replace('assets/meals/', '')}/${name}` },
      props: { json },
    })),
  );
};

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
