import { findPicture, type Picture } from '#src/site/pictures.ts';
import type { Path } from '#src/site/routes.ts';
import { parentPath } from './page-tree.ts';

/**
 * The card picture that a page begins with: its own, or that of the nearest page above it that has one.
 *
 * @example pictureOf('/tips/eye-care') → the picture of eye care
 * @example pictureOf('/tips/body-care/heart-care') → that of body care
 */
export function pictureOf(path: Path): Picture | undefined {
  for (let place: Path | undefined = path; place !== undefined; place = parentPath(place)) {
    const picture = findPicture(place.slice(place.lastIndexOf('/') + 1));
    if (picture) return picture;
  }
  return undefined;
}
