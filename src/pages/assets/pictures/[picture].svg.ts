import type { APIRoute } from 'astro';
import { allPictures } from '#src/site/pictures.ts';

export const getStaticPaths = () =>
  allPictures.map(({ file, svg }) => ({
    params: { picture: file.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
