import { findPicture, type Picture } from '#src/site/pictures.ts';
import type { Path } from '#src/site/routes.ts';
import { parentPath } from './page-tree.ts';

/**
 * The card picture of a page itself, under the last part of its address, or the last two where one alone would not say
 * what it is of.
 *
 * @example ownPicture('/tips/eye-care') → the picture eye-care
 * @example ownPicture('/tips/hair-care/men') → the picture hair-care-men
 */
export function ownPicture(path: Path): Picture | undefined {
  const parts = path.split('/');
  return findPicture(parts.slice(-1).join('-')) ?? findPicture(parts.slice(-2).join('-'));
}

/**
 * The card picture that a page begins with: its own, or that of the nearest page above it that has one.
 *
 * @example pictureOf('/tips/eye-care') → the picture of eye care
 * @example pictureOf('/tips/mental-care/support/crisis') → that of mental care
 */
export function pictureOf(path: Path): Picture | undefined {
  for (let place: Path | undefined = path; place !== undefined; place = parentPath(place)) {
    const picture = ownPicture(place);
    if (picture) return picture;
  }
  return undefined;
}
