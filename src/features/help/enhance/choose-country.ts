import { readStored, writeStored } from '#src/device/storage.ts';

/** The choice of a country for emergency numbers, remembered on the device only. */
const strip = document.querySelector<HTMLElement>('[data-help]');
const select = strip?.querySelector('select');
const lists = [...(strip?.querySelectorAll<HTMLElement>('[data-help-country]') ?? [])];

function show(country: string) {
  const known = lists.some(({ dataset }) => dataset.helpCountry === country);
  for (const list of lists) {
    list.hidden = list.dataset.helpCountry !== (known ? country : '');
  }
}

if (select) {
  select.value = readStored('country') ?? '';
  // A country that is no longer in the list leaves the select without any choice.
  select.value ||= '';
  show(select.value);
  select.addEventListener('change', () => {
    show(select.value);
    writeStored('country', select.value);
  });
}
