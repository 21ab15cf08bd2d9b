import { continuations, type Path } from '#src/site/routes.ts';

/**
 * The address one level above an address of content/pages; undefined above the top.
 *
 * @example parentPath('/tips/mental-care/support/crisis') → '/tips/mental-care/support'
 * @example parentPath('/build-body-men/cardio') → '/tips/build-body-men'
 */
export function parentPath(path: Path): Path | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (parent === '') {
    return undefined;
  }
  return continuations.get(parent as Path) ?? (parent as Path);
}
