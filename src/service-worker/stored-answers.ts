import { type SavedFile, savedFile } from '#src/device/saved-files.ts';
import { isOfflinePage, languageOf } from '#src/features/offline/logic/addresses.ts';
import { type SavedLines, withSavedLine } from '#src/features/offline/logic/saved-line.ts';

/** A file of a saved language as an answer; undefined where it is not on the device. */
export async function savedAnswer(path: string): Promise<Response | undefined> {
  try {
    const file = await savedFile(path);
    return file && new Response(file.text, { headers: headersOf(file) });
  } catch {
    // The browser forbids the database, or it is being erased.
    return undefined;
  }
}

function headersOf({
  type,
  policy,
  saved,
}: Omit<SavedFile, 'path' | 'hash' | 'text'> & { saved: number }): Headers {
  const headers = new Headers({
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    Date: new Date(saved).toUTCString(),
  });
  if (policy !== '') headers.set('Content-Security-Policy', policy);
  return headers;
}

/**
 * A stored page, with the line that says from when it is. The page about days without network needs none: it says what is
 * stored.
 */
export async function asStored(page: Response, pathname: string, lines: SavedLines): Promise<Response> {
  if (isOfflinePage(pathname)) return page;
  const date = new Date(page.headers.get('Date') ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return page;
  const html = withSavedLine(await page.text(), date, lines[languageOf(pathname)]);
  const headers = new Headers(page.headers);
  // The body has another length now, and is not compressed.
  for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name);
  return new Response(html, { headers });
}
