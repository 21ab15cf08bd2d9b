import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { projectDirectory } from '#scripts/site-paths.ts';
import type { Measure } from './lines.ts';

/** Letters as outlines, so that a picture looks the same wherever it is made. */
export interface Typeface {
  measure: Measure;
  /** The outlines of one line as SVG, from a point on its base line. */
  draw: (text: string, place: { x: number; y: number; size: number }) => string;
}

const files = ['latin', 'latin-ext'].map((part) =>
  join(projectDirectory, `node_modules/@fontsource/noto-sans/files/noto-sans-${part}-700-normal.woff`),
);

interface Letter {
  glyph: Glyph;
  font: Font;
}

export async function loadTypeface(): Promise<Typeface> {
  const fonts = await Promise.all(files.map(loadFont));
  const letters = new Map<string, Letter>();
  const outlines = new Map<Glyph, string>();

  const letterOf = (character: string): Letter => {
    const known = letters.get(character);
    if (known !== undefined) return known;
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) !== 0);
    if (font === undefined) throw new Error(`The typeface of shared pictures has no “${character}”.`);
    const letter = { font, glyph: font.charToGlyph(character) };
    letters.set(character, letter);
    return letter;
  };
  const outlineOf = ({ glyph, font }: Letter): string => {
    const outline = outlines.get(glyph) ?? glyph.getPath(0, 0, font.unitsPerEm).toPathData(1);
    outlines.set(glyph, outline);
    return outline;
  };
  /** Each letter with its distance from the start, in units of the typeface, and the length of all. */
  const place = (text: string) => {
    let length = 0;
    let before: Letter | undefined;
    const placed = [...text.normalize('NFC')].map((character) => {
      const letter = letterOf(character);
      if (before?.font === letter.font) length += letter.font.getKerningValue(before.glyph, letter.glyph);
      const start = length;
      length += letter.glyph.advanceWidth ?? 0;
      before = letter;
      return { letter, start };
    });
    return { placed, length };
  };
  const unit = fonts[0]?.unitsPerEm ?? 1000;

  return {
    measure: (text, size) => (place(text).length * size) / unit,
    draw(text, { x, y, size }) {
      const drawn = place(text).placed.map(
        ({ letter, start }) => `<path transform="translate(${start})" d="${outlineOf(letter)}"/>`,
      );
      return `<g transform="translate(${x} ${y})scale(${size / unit})">${drawn.join('')}</g>`;
    },
  };
}

async function loadFont(file: string): Promise<Font> {
  const { buffer, byteOffset, length } = await readFile(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + length));
}
