import { hairColour } from './head-side.ts';
import { circle, ellipse, filled, line } from './markup.ts';
import { paint, skinPaint } from './palette.ts';
import type { Person } from './person.ts';

const face =
  'M-9.8 -2C-9.8 -8.6 -5.5 -11.8 0 -11.8C5.5 -11.8 9.8 -8.6 9.8 -2C9.8 4 8 8.5 4.8 11C2.4 12.8 -2.4 12.8 -4.8 11C-8 8.5 -9.8 4 -9.8 -2Z';
const crop =
  'M-10.2 -0.5C-12 -9 -7 -13.8 0 -13.8C7 -13.8 12 -9 10.2 -0.5C9.4 -3.5 8.6 -6 6.5 -7.2C2.5 -8.6 -2.5 -8.6 -6.5 -7.2C-8.6 -6 -9.4 -3.5 -10.2 -0.5Z';

const headCloth = (person: Person, side: 'near' | 'far' = 'near'): string =>
  paint(person.headCloth ?? 'cloth-ochre', side);

function behindFront(person: Person): string {
  const hair = hairColour(person);
  switch (person.hair) {
    case 'afro':
      return circle(0, -5, 16, hair);
    case 'bun':
      return circle(0, -15, 5.6, hair);
    case 'puffs':
      return circle(-9, -11.5, 5.8, hair) + circle(9, -11.5, 5.8, hair);
    case 'braids':
      return line('M-9 -3Q-13 8 -11 20M-8 0Q-10 10 -7.5 19M9 -3Q13 8 11 20M8 0Q10 10 7.5 19', hair, 3);
    case 'hijab':
      return filled(
        'M0 -15C-9 -15 -13.5 -9 -13 0C-12.6 8 -12 13 -15 18H15C12 13 12.6 8 13 0C13.5 -9 9 -15 0 -15Z',
        headCloth(person),
      );
    default:
      return '';
  }
}

function overFront(person: Person): string {
  const hair = hairColour(person);
  switch (person.hair) {
    case 'bald':
      return line('M-3.5 -9Q0 -10.3 3.5 -9', skinPaint(1), 1.2, { 'stroke-opacity': '.35' });
    case 'braids':
      return (
        filled(crop, hair) + line('M0 -13.5V-8M-5 -12.5L-4 -7.8M5 -12.5L4 -7.8', paint('hair-brown'), 0.9)
      );
    case 'headwrap':
      return (
        filled(
          'M-10.6 -3.5C-13.5 -11 -9 -17 0 -17C9 -17 13.5 -11 10.6 -3.5C7 -8 -7 -8 -10.6 -3.5Z',
          headCloth(person),
        ) +
        filled('M-2 -15C-7 -22 2 -25 4 -20C8 -24 13 -19 5 -14.5Z', headCloth(person)) +
        line('M-9.5 -6.5Q0 -12.5 9 -7M-8 -12Q0 -14 5 -14', headCloth(person, 'far'), 1.1)
      );
    case 'hijab':
      return (
        filled(
          'M0 -15C-8 -15 -13 -9 -12 0C-11.5 8 -7 14.5 0 14.5C7 14.5 11.5 8 12 0C13 -9 8 -15 0 -15ZM0 -9.8C5 -9.8 8.2 -6 8.2 -1C8.2 5 5 11 0 11C-5 11 -8.2 5 -8.2 -1C-8.2 -6 -5 -9.8 0 -9.8Z',
          headCloth(person),
          { 'fill-rule': 'evenodd' },
        ) + line('M-8 6Q-4 13 3 13.5', headCloth(person, 'far'), 1)
      );
    case 'cap':
    case 'helmet':
      return (
        filled(crop, hair) +
        filled(
          'M-10.8 -4C-12 -12 -6.5 -15.5 0 -15.5C6.5 -15.5 12 -12 10.8 -4Q0 -8.5 -10.8 -4Z',
          headCloth(person),
        ) +
        filled('M-8.5 -5.6Q0 -9.5 8.5 -5.6Q0 -3.2 -8.5 -5.6Z', headCloth(person, 'far'))
      );
    case 'swim-cap':
      return filled(
        'M-10.6 -1.4C-12 -10 -7 -14 0 -14C7 -14 12 -10 10.6 -1.4C8 -7 -8 -7 -10.6 -1.4Z',
        headCloth(person),
      );
    case 'puffs':
    case 'short':
    case 'bun':
    case 'afro':
      return filled(crop, hair);
  }
}

function featuresFront(person: Person): string {
  const ink = paint('hair-black');
  const shade = skinPaint(person.skin, 'far');
  const eyes =
    person.eyes === 'closed'
      ? line('M-5.8 -0.4Q-4.2 1 -2.6 -0.4M2.6 -0.4Q4.2 1 5.8 -0.4', ink, 0.9)
      : ellipse(-4.1, -0.2, 1.05, 1.35, ink) + ellipse(4.1, -0.2, 1.05, 1.35, ink);
  const brows = line('M-6.2 -3.2Q-4.2 -4.6 -2.4 -3.7M6.2 -3.2Q4.2 -4.6 2.4 -3.7', hairColour(person), 0.9);
  const nose = line('M-1.5 3.3Q0 4.6 1.5 3.3', shade, 0.9);
  const mouth =
    person.mouth === 'laughing'
      ? filled('M-4.2 6Q0 7.4 4.2 6Q3.6 10.6 0 10.6Q-3.6 10.6 -4.2 6Z', paint('cloth-white'), {
          stroke: shade,
          'stroke-width': 0.7,
        })
      : line('M-3 7Q0 9.4 3 7', shade, 1.1);
  const glasses = person.glasses
    ? line(
        'M-7.6 -0.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M0.8 -0.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M-0.8 -0.6H0.8M-7.6 -0.6L-9.6 -1.4M7.6 -0.6L9.6 -1.4',
        paint('cloth-black'),
        0.8,
      )
    : '';
  const beard = person.beard
    ? filled(
        'M-9 2C-8 6 -5 5.5 -3 5.6Q0 5 3 5.6C5 5.5 8 6 9 2C9 7 7.5 9.5 5 11.6C2.5 13.5 -2.5 13.5 -5 11.6C-7.5 9.5 -9 7 -9 2Z',
        hairColour(person),
      )
    : '';
  return beard + eyes + brows + nose + mouth + glasses;
}

/** A head from the front with hair or head cloth, back to front. */
export function headFront(person: Person): string {
  const skin = skinPaint(person.skin);
  const ears =
    person.hair === 'hijab' ? '' : ellipse(-9.8, 1, 1.7, 2.6, skin) + ellipse(9.8, 1, 1.7, 2.6, skin);
  return behindFront(person) + ears + filled(face, skin) + featuresFront(person) + overFront(person);
}
