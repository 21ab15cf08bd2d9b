import type { APIRoute } from 'astro';
import { pictogramFiles, trainingFiles } from '#src/features/training/load.ts';
import { languagePaths } from '#src/site/language-paths.ts';

export const getStaticPaths = async () => {
  const languages = languagePaths().map(({ props }) => trainingFiles(props.language));
  return (await Promise.all([pictogramFiles(), ...languages])).flatMap(({ folder, files }) =>
    [...files].map(([name, json]) => ({
      params: { file: `${folder.replace('assets/training/', '')}/${name}` },
      props: { json },
    })),
  );
};

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
