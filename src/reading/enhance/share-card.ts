import { type ShareCardLabels, showShareCard } from '#src/device/share-card.ts';
import type { SharedWords } from '#src/device/share-card-drawing.ts';

/** Shows a page as a picture for a chat. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share-card]')) {
  button.addEventListener('click', async () => {
    const { shareCard = '', labels = '' } = button.dataset;
    // Written by the page's own view, ShareCardButton.tsx.
    const words: SharedWords = JSON.parse(shareCard);
    const texts: ShareCardLabels = JSON.parse(labels);
    const status = button.closest('[data-page-actions]')?.querySelector('[role="status"]');
    if (status) status.textContent = '';
    try {
      await showShareCard(words, texts, button.className);
    } catch {
      if (status) status.textContent = texts.pictureFailed;
    }
  });
}
