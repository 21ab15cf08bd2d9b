import { circle, ellipse, filled, line } from './markup.ts';
import { paint, skinPaint } from './palette.ts';
import type { Person } from './person.ts';

/*
 * All head drawings use their own coordinates: origin at the centre of a head of radius 11 that looks to the right
 * and stands upright.
 */

const profile =
  'M-3.5 9.5C-9.5 7.5 -11.6 2.5 -11.2 -2C-10.8 -8 -6 -11.6 0 -11.6C6.2 -11.6 10 -8 10 -3.2C10 -1.8 10.3 -1 11 0.4' +
  'C11.8 2 13 3.2 12.6 4.2C12.4 4.9 11.2 5 10.8 5.1C11.6 6 11.5 6.8 10.9 7.2C11.3 8.2 10.9 8.8 10.3 9.1' +
  'C10.3 11 8.6 12.4 6 12.4C3.4 12.4 1.5 11.6 0 10.4Z';

const crop =
  'M9.2 -6.2C6.5 -7.6 4.6 -7.2 3.6 -6C2.6 -4.6 2.6 -2.6 1.6 0.8C0.8 1.4 0.2 0.6 0 -0.6C-1.8 -2 -4.2 -1 -4.6 1.2C-4.9 3.4 -4.2 5.4 -5.6 6.6' +
  'C-7 7.4 -8.4 7 -9.2 6.2C-11.8 3 -12.7 -2 -11.7 -5.6C-10 -10.8 -5 -13.2 0.6 -13C5.6 -12.9 8.9 -10.2 9.2 -6.2Z';

export function hairColour(person: Person): string {
  return paint(person.age === 'elder' ? 'hair-grey' : 'hair-black');
}

const headCloth = (person: Person, side: 'near' | 'far' = 'near'): string =>
  paint(person.headCloth ?? 'cloth-ochre', side);

function behindSide(person: Person): string {
  const hair = hairColour(person);
  switch (person.hair) {
    case 'afro':
      return circle(-2.5, -4.5, 14.5, hair);
    case 'bun':
      return circle(-11.5, -7.5, 5.6, hair);
    case 'puffs':
      return circle(-8.5, -10.5, 6.2, hair);
    case 'braids':
      return line('M-8 -2Q-15 6 -12 20M-8 0Q-11 8 -8.5 19M-6 2Q-8 9 -5.5 17', hair, 3.2);
    default:
      return '';
  }
}

function overSide(person: Person): string {
  const hair = hairColour(person);
  switch (person.hair) {
    case 'bald':
      return line('M-4 -8.5Q0 -10.5 4 -9', skinPaint(1), 1.2, { 'stroke-opacity': '.35' });
    case 'braids':
      return filled(crop, hair) + line('M8 -8Q0 -10 -9 -4M6.5 -6.8Q-1 -7 -9 0', paint('hair-brown'), 0.9);
    case 'headwrap':
      return (
        filled(
          'M9.8 -4.8C5 -5.6 0 -4 -4 -1C-7 1.5 -9 4.5 -10 6.5C-13.5 2 -14.5 -5 -12 -10C-9 -15.5 -1 -17.5 5 -15C9 -13 11 -9 9.8 -4.8Z',
          headCloth(person),
        ) +
        filled('M-9 -10C-15 -16 -18 -14 -18 -9C-18 -5 -14 -5 -10 -6Z', headCloth(person)) +
        line('M9 -7.5Q0 -9 -9 0M4 -14Q-6 -13 -11 -4', headCloth(person, 'far'), 1.1)
      );
    case 'hijab':
      return (
        filled(
          'M10.4 -6.4C5.5 -8.4 0.6 -6 0 -0.5C-0.4 5 2.5 10 6.6 12.6C2 16 -6 14 -10 8C-14.5 0 -13.5 -9 -7 -12.5C-1 -15.6 8 -14 10.4 -6.4Z',
          headCloth(person),
        ) + line('M8 -8.4Q-2.4 -8.6 -2.2 0Q-1.8 8 4 12.4', headCloth(person, 'far'), 1)
      );
    case 'cap':
      return (
        filled(crop, hair) +
        filled(
          'M9.8 -5C3 -6.5 -5 -6 -11.6 -3.5C-13.5 -10 -7 -14.5 0 -14C6.5 -13.6 9.6 -10 9.8 -5Z',
          headCloth(person),
        ) +
        filled(
          'M7 -5.8C11 -7 16 -6 18.5 -3.2C18.8 -2.2 18 -2 17 -2.2C13 -3.4 10 -3.8 6.5 -4Z',
          headCloth(person, 'far'),
        )
      );
    case 'helmet':
      return (
        filled(
          'M-12.6 -1.2C-15 -10 -8.5 -17 0 -17C8 -17 13 -11.6 13.4 -6.2L9.4 -5.4C3 -6.8 -4 -5.4 -12.6 -1.2Z',
          headCloth(person),
        ) +
        filled(
          'M-9.5 -9.5L-3 -14.5L-1 -12L-8 -7ZM-1.5 -9.5L3.5 -14.5L6 -12.5L1.5 -8.8ZM6.5 -9L8.5 -12L11 -8.5L9.5 -7.5Z',
          headCloth(person, 'far'),
        ) +
        line('M3.5 -6Q1.5 4 4.5 11.5M-4 -4.5Q0 4 4 10', paint('cloth-black'), 0.8)
      );
    case 'swim-cap':
      return (
        filled(
          'M9.8 -4.4C4 -5.4 0 -3 -2.4 .6C-5 4.4 -7 6.4 -9.6 6.6C-13 1 -13.4 -6 -9.6 -10C-4 -15 5 -14.2 8.4 -9.6C9.4 -8 9.9 -6.4 9.8 -4.4Z',
          headCloth(person),
        ) + line('M8.4 -6.4Q-2 -8 -8 4', headCloth(person, 'far'), 1)
      );
    case 'puffs':
    case 'short':
    case 'bun':
    case 'afro':
      return filled(crop, hair);
  }
}

function faceSide(person: Person): string {
  const ink = paint('hair-black');
  const eye =
    person.eyes === 'closed' ? line('M5.4 -0.6Q6.6 0.7 8 -0.5', ink, 0.9) : ellipse(7, -0.6, 0.95, 1.25, ink);
  const brow = line('M4.8 -3.5Q6.6 -4.8 8.5 -3.9', hairColour(person), 0.9);
  const mouth = line('M10.4 7.2Q8.6 8.3 7 7', skinPaint(person.skin, 'far'), 0.9);
  const beard = person.beard
    ? filled(
        'M10.6 8.3C8.4 8 7.4 9.2 5 8.4C2.6 7.4 1 5 -0.4 3.2L-2.8 3.4C-3.2 6.8 -2.2 9.8 0 11.3C3 13.6 7.5 14 9.6 12C10.5 11 10.9 9.4 10.6 8.3Z',
        hairColour(person),
      )
    : '';
  const glasses = person.glasses
    ? line('M4.4 -0.4a2.9 3.3 0 1 0 5.8 0a2.9 3.3 0 1 0 -5.8 0M4.4 -0.8L-2 -0.2', paint('cloth-black'), 0.8)
    : '';
  return beard + eye + glasses + brow + mouth;
}

/** A head in profile with hair or head cloth, back to front. */
export function headSide(person: Person): string {
  const ear =
    person.hair === 'hijab'
      ? ''
      : ellipse(-2.2, 1.8, 2, 2.8, skinPaint(person.skin)) +
        line('M-3 1.4Q-1.8 0.4 -1.8 2.8', skinPaint(person.skin, 'far'), 0.8);
  return (
    behindSide(person) + filled(profile, skinPaint(person.skin)) + faceSide(person) + overSide(person) + ear
  );
}
