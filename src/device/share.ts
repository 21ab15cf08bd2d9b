/** What became of an address: in the hands of the device's own sheet, on the clipboard, or nowhere. */
export type Sharing = 'shared' | 'copied' | 'notCopied';

/** Shares an address of this page with the device's own sheet, or copies it where there is none. Never rejects. */
export async function shareAddress(address: string): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    // A visitor who closes the sheet has decided; there is nothing to report.
    await navigator.share({ title: document.title, url: address }).catch(() => undefined);
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** Shares a text with the device's own sheet, or copies it where there is none. Never rejects. */
export async function shareText(title: string, text: string): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, text }).catch(() => undefined);
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
