/**
 * The address of the page from which somebody asks: named in the address, or else where the reader came from on this site.
 *
 * @param here the whole address of the page
 * @param referrer as in `document.referrer`; empty when the address was typed
 * @example askedFrom('https://b.org/ask?q=x', 'https://b.org/tips/eye-care') → '/tips/eye-care'
 */
export function askedFrom(here: string, referrer: string): string {
  const { origin, searchParams } = new URL(here);
  const named = searchParams.get('from');
  if (named !== null) return named;
  return referrer.startsWith(`${origin}/`) ? new URL(referrer).pathname : '';
}
