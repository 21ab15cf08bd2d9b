import { pageSchema } from '#src/features/contact/contract.ts';

/** Where the contact page stands. */
interface Place {
  origin: string;
  pathname: string;
}

/**
 * The path of the page that led to the contact page: the referring page where that is one of this site, otherwise the
 * contact page itself. What stands behind the path, such as a plan that was chosen, is left out.
 *
 * @param referrer as in `document.referrer`; empty when the address was typed
 * @example openedFrom('https://buzima.example/rw/tips/eye-care#top', location) → '/rw/tips/eye-care'
 * @example openedFrom('https://elsewhere.example/x', location) → '/contacts'
 */
export function openedFrom(referrer: string, here: Place): string {
  const path = pathOnSite(referrer, here.origin);
  return path !== null && pageSchema.safeParse(path).success ? path : here.pathname;
}

function pathOnSite(address: string, origin: string): string | null {
  try {
    const { origin: other, pathname } = new URL(address);
    return other === origin ? pathname : null;
  } catch {
    return null;
  }
}
