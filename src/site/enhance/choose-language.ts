import { readStored, writeStored } from '#src/device/storage.ts';
import { addressIn, languageToOffer, opensIn } from './language-choice.ts';

const page = document.documentElement.dataset;
const own = page.language ?? '';
const available = page.languages?.split(' ') ?? [];

function onClick({ target }: MouseEvent) {
  const choice =
    target instanceof Element ? target.closest<HTMLElement>('[data-remember-language]') : undefined;
  if (!choice) return;
  writeStored('language', choice.dataset.rememberLanguage ?? own);
  delete page.offer;
  // What is open or chosen, which stands in the fragment or the query, stays so in the other language.
  if (choice instanceof HTMLAnchorElement) {
    choice.search = location.search;
    if (location.hash) choice.hash = location.hash;
  }
}

/**
 * Opens addresses without a language in the one that the visitor chose, and offers those who never chose the language of
 * their browser. The choice stays on the device and is never sent.
 */
export function chooseLanguage() {
  const chosen = readStored('language');
  const offer = chosen === null ? languageToOffer(navigator.languages, own, available) : undefined;
  if (offer !== undefined) page.offer = offer;
  if (chosen !== null && opensIn(chosen, own, available)) location.replace(addressIn(chosen, location));
  document.addEventListener('click', onClick);
  // A middle click opens the other language in a new tab.
  document.addEventListener('auxclick', onClick);
}
