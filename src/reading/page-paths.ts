import type { PageKind } from './load-pages.ts';

export interface PagePlace {
  kind: PageKind;
  id: string;
}

const audiences: Readonly<Record<string, string>> = { 'build-body-men': 'men', 'build-body-women': 'women' };

/**
 * The page that stands at a path, as it is written in content/; undefined for paths of other kinds.
 *
 * @example pageAt('/tips/mental-care/common-disorders/anxiety-disorders/gad') → { kind: 'disorder', id: 'gad' }
 * @example pageAt('/build-body-men/cardio/hiit') → { kind: 'workout', id: 'men/cardio/hiit' }
 */
export function pageAt(path: string): PagePlace | undefined {
  const [area = '', ...rest] = path.split('/').filter(Boolean);
  const audience = audiences[area];
  if (audience !== undefined) {
    const id = [audience, ...rest].join('/');
    return rest.length === 2 ? { kind: 'workout', id } : { kind: 'catalogue', id: `${id}/index` };
  }
  if (area !== 'tips') {
    return undefined;
  }
  const [guide = '', first, ...deeper] = rest;
  if (guide in audiences) {
    return { kind: 'catalogue', id: `${audiences[guide]}/index` };
  }
  if (guide === 'body-care') {
    return first === undefined ? undefined : { kind: 'bodyCare', id: first };
  }
  if (guide === 'mental-care') {
    return mentalCarePage(first, deeper);
  }
  return { kind: 'guide', id: guide };
}

function mentalCarePage(first: string | undefined, deeper: readonly string[]): PagePlace | undefined {
  const [, disorder] = deeper;
  if (first === undefined) {
    return { kind: 'mentalGuide', id: 'guide' };
  }
  if (first === 'support') {
    return deeper[0] === undefined ? undefined : { kind: 'support', id: deeper[0] };
  }
  if (deeper.length === 0) {
    return { kind: 'mentalCategory', id: first };
  }
  return disorder === undefined ? undefined : { kind: 'disorder', id: disorder };
}

/** The path of a workout or a catalogue, from its folder. */
export function workoutPath(id: string): `/${string}` {
  const [audience = '', ...rest] = id.replace(/\/?index$/, '').split('/');
  return rest.length === 0 ? `/tips/build-body-${audience}` : `/build-body-${audience}/${rest.join('/')}`;
}
