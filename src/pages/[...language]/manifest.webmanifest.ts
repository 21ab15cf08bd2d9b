import type { APIRoute } from 'astro';
import { manifestOf } from '#src/features/offline/manifest.ts';
import { loadSite } from '#src/site/entries.ts';
import { languagePaths } from '#src/site/language-paths.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ language: BuiltLanguage }> = async ({ props: { language } }) => {
  const { name } = await loadSite();
  return new Response(JSON.stringify(manifestOf(name, language)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
};
