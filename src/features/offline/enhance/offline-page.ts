import { forgetLeftovers, savedPacks } from '#src/device/saved-files.ts';
import { isOfflinePage } from '#src/features/offline/logic/addresses.ts';
import { fetchIndex } from '#src/features/offline/store/save-language.ts';
import { LanguageCard } from './language-card.ts';
import { showWhatLiesHere } from './lies-here.ts';
import { offerInstall } from './offer-install.ts';
import { part, root, texts } from './page-texts.ts';

/**
 * Saves languages for days without network, shows what lies on the device, and stands in for pages that cannot be had.
 */
const cards = [...(root?.querySelectorAll<HTMLElement>('[data-pack]') ?? [])].map(
  (card) => new LanguageCard(card, () => void showWhatLiesHere()),
);

async function look(): Promise<void> {
  const index = await fetchIndex().catch(() => undefined);
  try {
    const packs = await savedPacks();
    await Promise.all(cards.map((card) => card.look(index, packs)));
  } catch {
    // A browser that forbids the database, as some do in private windows.
    const line = root && part(root, 'unable');
    if (line) line.textContent = texts.tool.unable ?? '';
  }
}

async function begin(): Promise<void> {
  // What an older edition left is of no use any more; where nothing can be read, there is nothing to tidy.
  await forgetLeftovers().catch(() => undefined);
  await look();
  await showWhatLiesHere();
}

const missing = root && part(root, 'missing');
// The worker shows this page at the address of one that cannot be had.
if (missing) missing.hidden = isOfflinePage(location.pathname);
root && part(root, 'again')?.addEventListener('click', () => location.reload());
offerInstall();
addEventListener('online', () => void look());
addEventListener('erased', () => void begin());
void begin();
