import { channel } from 'node:diagnostics_channel';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { localizedUrl } from './localized-url.ts';
import { type Path, routes } from './routes.ts';

/** A drawing for a shared picture, as a whole SVG file. */
export interface SharedDrawing {
  svg: string;
  /** How many times as wide as its place it may stand there, so that its sides are cut off; 1 for what has to be seen whole. */
  crop: number;
}

/** The picture that a chat shows with the address of a page, as the page asks the build for it. */
export interface SharedPicture {
  /** Relative to the site's root, without the leading slash. */
  file: string;
  heading: string;
  siteName: string;
  /** Under the heading. */
  line?: string | undefined;
  /** Pages on mental health are calm; where somebody is in danger, nothing distracts. */
  manner: 'plain' | 'calm' | 'sober';
  drawing?: SharedDrawing | undefined;
}

/** In pixels: what a chat on a phone shows sharply, in the proportion that all of them expect. */
export const sharedPictureSize = { width: 800, height: 420 } as const;

/**
 * On it pages ask for their pictures. The published build listens; nobody does while somebody works on the site or tests
 * it, and pages then name no picture.
 */
export const sharedPictures = channel('buzima:shared-pictures');

/**
 * The picture of a page stands beside it, so that its address costs next to nothing in the page.
 *
 * @example sharedPictureFile('/tips/eye-care', 'fr') → 'fr/tips/eye-care.png'
 * @example sharedPictureFile('/', 'en') → 'index.png'
 */
export function sharedPictureFile(path: Path, language: BuiltLanguage): string {
  const address = localizedUrl(path, language);
  return `${address === '/' ? 'index' : address.slice(1)}.png`;
}

/** How the picture of a page looks. */
export function mannerOf(path: Path): SharedPicture['manner'] {
  if (path === routes.crisis) return 'sober';
  const mind = [routes.moodCheck, routes.worryCheck, routes.breathing, routes.safetyPlan] as readonly Path[];
  return path.startsWith(routes.mentalCare) || mind.includes(path) ? 'calm' : 'plain';
}

/** The words of the page's heading, from the HTML that React made of it; undefined without one. */
export function headingOf(html: string): string | undefined {
  const [, inner] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return inner
    ?.replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
