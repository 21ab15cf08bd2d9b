/**
 * Offers a file that was made in the page as a download.
 *
 * @param type the media type of a text, such as `text/calendar`; the text is written as UTF-8
 */
export function saveFile(name: string, content: string, type: string): void {
  savePicture(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Offers a picture, or whatever has its own media type, as a download. */
export function savePicture(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
