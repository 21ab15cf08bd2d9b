import { element } from './markup.ts';
import { type Cloth, paint, type Side } from './palette.ts';
import type { Fabric, Person } from './person.ts';

/** Printed cloths, drawn as repeating tiles: kitenge prints, a checked shuka, imigongo diamonds. */
export type PatternName = 'suns' | 'leaves' | 'diamonds' | 'waves' | 'dots' | 'check' | 'stripes';

interface Print {
  readonly size: number;
  readonly first: Cloth;
  readonly second: Cloth;
  draw(first: string, second: string): string;
}

const prints: Record<PatternName, Print> = {
  suns: {
    size: 13,
    first: 'cloth-yellow',
    second: 'cloth-navy',
    draw: (first, second) =>
      `<circle cx="4" cy="4" r="3.2" fill="${first}"/><circle cx="4" cy="4" r="1.5" fill="${second}"/>` +
      `<circle cx="10.5" cy="10.5" r="1.5" fill="${first}"/>`,
  },
  leaves: {
    size: 12,
    first: 'cloth-yellow',
    second: 'cloth-white',
    draw: (first, second) =>
      `<path d="M1 7Q2 1 7 1Q7 6 1 7Z" fill="${first}"/><path d="M6 12Q7 8 11 7Q11 11 6 12Z" fill="${second}"/>`,
  },
  diamonds: {
    size: 12,
    first: 'cloth-white',
    second: 'cloth-black',
    draw: (first, second) =>
      `<path d="M6 .5 11.5 6 6 11.5 .5 6Z" fill="${first}"/><path d="M6 3 9 6 6 9 3 6Z" fill="${second}"/>`,
  },
  waves: {
    size: 10,
    first: 'cloth-yellow',
    second: 'cloth-teal',
    draw: (first, second) =>
      `<path d="M0 3Q2.5 0 5 3T10 3" fill="none" stroke="${first}" stroke-width="1.6"/>` +
      `<path d="M0 8Q2.5 5 5 8T10 8" fill="none" stroke="${second}" stroke-width="1.6"/>`,
  },
  dots: {
    size: 9,
    first: 'cloth-white',
    second: 'cloth-white',
    draw: (first, second) =>
      `<circle cx="2.5" cy="2.5" r="1.3" fill="${first}"/><circle cx="7" cy="7" r="1.3" fill="${second}"/>`,
  },
  check: {
    size: 11,
    first: 'cloth-navy',
    second: 'cloth-black',
    draw: (first, second) =>
      `<path d="M3 0V11M0 3H11" stroke="${first}" stroke-width="2" stroke-opacity=".8"/>` +
      `<path d="M8 0V11M0 8H11" stroke="${second}" stroke-width=".8" stroke-opacity=".7"/>`,
  },
  stripes: {
    size: 8,
    first: 'cloth-white',
    second: 'cloth-white',
    draw: (first) => `<path d="M0 2H8" stroke="${first}" stroke-width="2.4"/>`,
  },
};

const patternId = (prefix: string, { colour, pattern }: Fabric): string => `${prefix}-${colour}-${pattern}`;

/** The `fill` for a fabric; the far side of the body is plain, as a print would only flicker there. */
export function fabricPaint(fabric: Fabric, prefix: string, side: Side = 'near'): string {
  return fabric.pattern && side === 'near'
    ? `url(#${patternId(prefix, fabric)})`
    : paint(fabric.colour, side);
}

function fabricPattern(fabric: Fabric, prefix: string): string {
  if (!fabric.pattern) return '';
  const { size, first, second, draw } = prints[fabric.pattern];
  const ground = `<rect width="${size}" height="${size}" fill="${paint(fabric.colour)}"/>`;
  const contrasting = (wanted: Cloth): string => paint(wanted === fabric.colour ? 'cloth-coral' : wanted);
  return element(
    'pattern',
    { id: patternId(prefix, fabric), width: size, height: size, patternUnits: 'userSpaceOnUse' },
    ground + draw(contrasting(first), contrasting(second)),
  );
}

/** `<defs>` with the prints a person wears, or nothing. */
export function fabricDefinitions(person: Person, prefix: string): string {
  const worn = [person.top.fabric, person.bottom.fabric, person.wrap?.fabric, person.shawl];
  const fabrics = worn.filter((fabric) => fabric !== undefined);
  const patterns = new Set(fabrics.map((fabric) => fabricPattern(fabric, prefix)));
  const written = [...patterns].join('');
  return written === '' ? '' : `<defs>${written}</defs>`;
}
