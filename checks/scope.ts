import { dirname } from 'node:path';
import { fallbackLanguage, isLanguage, languageCodes } from '#src/words/languages.ts';
import type { Part } from './check.ts';

/** What of the content a command is asked about. */
export interface Scope {
  /** The parts of content/ that it touches. */
  parts: readonly Part[];
  /** Whether a file is needed to judge it by itself: of a page all languages, of a language the English too. */
  needs: (file: string) => boolean;
  /** Whether a problem of this file is one of it. */
  holds: (file: string) => boolean;
}

const allParts = [
  'pages',
  'phrases',
  'exercises',
  'week-plans',
  'dishes',
  'foods',
  'interface',
  'lists',
  'countries',
  'rules',
] as const;

/**
 * What is meant by an argument: a language, a part of content/, or the folder or file of a page, with or without
 * `content/pages/` before it.
 *
 * @param files the paths of all files of content/
 * @returns undefined where nothing of the content is meant
 * @example scopeOf('tips/eye-care', files) → the folder content/pages/tips/eye-care
 */
export function scopeOf(argument: string, files: Iterable<string>): Scope | undefined {
  if (isLanguage(argument)) {
    const ofLanguage = new RegExp(`/${argument}(?:\\.yaml$|/)`);
    const others = languageCodes.filter((code) => code !== argument && code !== fallbackLanguage);
    const ofOthers = new RegExp(`/(?:${others.join('|')})(?:\\.yaml$|/)`);
    return {
      parts: allParts,
      needs: (file) => !ofOthers.test(file),
      holds: (file) => ofLanguage.test(file),
    };
  }
  const place = placeOf(argument);
  const known = [...files];
  const wanted = [`content/pages/${place}`, `content/${place}`].find((start) =>
    known.some((file) => isInside(file, start)),
  );
  const part = allParts.find(
    (name) => wanted === `content/${name}` || wanted?.startsWith(`content/${name}/`),
  );
  if (wanted === undefined || part === undefined) return undefined;
  const folder = known.some((file) => file.startsWith(`${wanted}/`)) ? wanted : dirname(wanted);
  return {
    parts: [part],
    needs: (file) => isInside(file, folder),
    holds: (file) => isInside(file, wanted),
  };
}

/** As people write it: with or without strokes, `content/` and the ending of a file. */
const placeOf = (argument: string) =>
  argument
    .replace(/^\.?\/|\/$/g, '')
    .replace(/^content\//, '')
    .replace(/\.(?:yaml|json)$/, '');

const isInside = (file: string, start: string) =>
  file.startsWith(`${start}/`) || file.replace(/\.(?:yaml|json)$/, '') === start;
