import { readStored, writeStored } from '#src/device/storage.ts';

/** The choice of a country for emergency numbers, remembered on the device only, and the quick way out. */
const strip = document.querySelector<HTMLElement>('[data-help]');
const choice = strip?.querySelector<HTMLElement>('[data-help-choice]');
const select = choice?.querySelector('select');
const lists = [...(strip?.querySelectorAll<HTMLElement>('[data-help-country]') ?? [])];

function show(country: string) {
  const known = lists.some(({ dataset }) => dataset.helpCountry === country);
  for (const list of lists) {
    list.hidden = list.dataset.helpCountry !== (known ? country : '');
  }
}

if (choice && select) {
  select.value = readStored('country') ?? '';
  // A country that is no longer in the list leaves the select without any choice.
  select.value ||= '';
  show(select.value);
  choice.hidden = false;
  select.addEventListener('change', () => {
    show(select.value);
    writeStored('country', select.value);
  });
}

// Replaced, not opened: Back does not lead to this page again.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-leave]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.replace(link.href);
  });
}
