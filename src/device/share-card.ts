import { closeOnBackdrop } from './close-on-backdrop.ts';
import { savePicture } from './save-file.ts';
import { cardPicture, drawCard, type SharedWords } from './share-card-drawing.ts';

/** The words of the dialog. */
export interface ShareCardLabels {
  share: string;
  close: string;
  sharePicture: string;
  /** That nothing else is in the picture, and that it stays here until it is shared. */
  pictureText: string;
  savePicture: string;
  pictureFailed: string;
}

/**
 * Draws a card on the device and shows it before anything leaves it: share it, where the browser can share files, or save it.
 *
 * @param buttonClass the class of buttons on this page
 * @throws Error when the browser cannot make a picture
 */
export async function showShareCard(
  words: SharedWords,
  labels: ShareCardLabels,
  buttonClass: string,
): Promise<void> {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  // Without the fragment, which may hold what a visitor typed.
  const address = `${location.host}${location.pathname}`;
  const canvas = await drawCard({ ...words, siteName: site?.content ?? '', address });
  const fileName = location.pathname.split('/').filter(Boolean).at(-1) ?? location.host;
  const file = await cardPicture(canvas, fileName);
  const data = {
    files: [file],
    title: words.heading,
    text: `${words.heading}\n${location.origin}${location.pathname}`,
  };

  const status = element('p', {});
  status.setAttribute('role', 'status');
  const button = (text: string, action: () => void) => {
    const made = element('button', { className: buttonClass, type: 'button', textContent: text });
    made.addEventListener('click', action);
    return made;
  };
  const share = async () => {
    status.textContent = '';
    await navigator.share(data).catch((reason: unknown) => {
      // A visitor who closes the sheet has decided; there is nothing to report.
      const isDecided = reason instanceof DOMException && reason.name === 'AbortError';
      if (!isDecided) status.textContent = labels.pictureFailed;
    });
  };
  const canShare = typeof navigator.share === 'function' && navigator.canShare?.(data);
  const buttons = element('p', {});
  buttons.append(
    ...(canShare ? [button(labels.share, share)] : []),
    button(labels.savePicture, () => savePicture(file.name, file)),
    button(labels.close, () => dialog.close()),
  );
  const heading = element('h2', { textContent: labels.sharePicture, id: 'share-card' });
  const dialog = element('dialog', {});
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.dataset.shareCard = '';
  dialog.append(heading, canvas, element('p', { textContent: labels.pictureText }), buttons, status);
  dress(dialog, canvas, buttons);
  document.body.append(dialog);
  closeOnBackdrop(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

/** What it looks like comes along with it, so that no page pays for it before. */
function dress(dialog: HTMLDialogElement, canvas: HTMLCanvasElement, buttons: HTMLElement): void {
  dialog.style.cssText =
    'inline-size:min(480px,100vw - 24px);max-block-size:calc(100dvh - 24px);box-sizing:border-box;padding:20px;overflow:auto;border:0;border-radius:var(--radius-large);background:var(--color-surface);color:var(--color-ink);box-shadow:var(--shadow-dialog)';
  canvas.style.cssText =
    'display:block;inline-size:100%;max-inline-size:52dvh;margin-inline:auto;block-size:auto;border-radius:var(--radius-card);border:1px solid var(--color-line)';
  buttons.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px;margin-block-end:0';
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values);
}
