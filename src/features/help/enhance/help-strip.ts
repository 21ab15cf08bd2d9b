/** The choice of a country for emergency numbers, remembered on the device only, and the quick way out. */
const storageKey = 'buzima.country';
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
  try {
    select.value = localStorage.getItem(storageKey) ?? '';
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
  // A country that is no longer in the list leaves the select without any choice.
  select.value ||= '';
  show(select.value);
  choice.hidden = false;
  select.addEventListener('change', () => {
    show(select.value);
    try {
      localStorage.setItem(storageKey, select.value);
    } catch {
      // As above.
    }
  });
}

// Replaced, not opened: Back does not lead to this page again.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-leave]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.replace(link.href);
  });
}

export {};
