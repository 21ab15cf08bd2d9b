import type { APIRoute } from 'astro';
import { allFigureFiles } from '#src/features/exercises/load.ts';

export const getStaticPaths = async () => {
  const files = await allFigureFiles();
  return files.map(({ file, svg }) => ({
    params: { figure: file.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }));
};

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
