import { fitsFilter, readFilter } from '#src/features/exercises/logic/exercise-filter.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';

/**
 * Filters the list of exercises. The choices stand in the address, so that a filtered list can be shared and Back
 * returns to it; the whole list stays in the page for readers without this script.
 */
const search = document.querySelector<HTMLElement>('[data-exercise-filter]');
const form = search?.querySelector('form');
const items = [...document.querySelectorAll<HTMLElement>('[data-exercises] li')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-exercises] > section')];

function show(filter: URLSearchParams) {
  for (const group of groups) {
    const own = items.filter((item) => group.contains(item));
    for (const item of own) {
      item.hidden = !fitsFilter({ ...item.dataset, pattern: group.dataset.pattern }, filter);
    }
    group.hidden = own.every(({ hidden }) => hidden);
  }
  const count = items.filter(({ hidden }) => !hidden).length;
  const status = search?.querySelector<HTMLElement>('[data-shown]');
  if (status) {
    status.textContent = fillTemplate(status.dataset.shown ?? '', { count: String(count) });
  }
  const none = search?.querySelector<HTMLElement>('[data-none]');
  if (none) {
    none.hidden = count > 0;
  }
}

if (search && form) {
  const fromAddress = () => {
    const filter = readFilter(new URLSearchParams(location.search));
    for (const control of form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')) {
      if (control instanceof HTMLInputElement) {
        control.checked = filter.getAll(control.name).includes(control.value);
      } else {
        const value = filter.get(control.name) ?? '';
        control.value = [...control.options].some((option) => option.value === value) ? value : '';
      }
    }
    // Values that no control knows, from an old address, must not empty the list.
    show(readFilter(new FormData(form)));
  };
  const fromForm = () => {
    const filter = readFilter(new FormData(form));
    const query = filter.toString();
    history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
    show(filter);
  };
  form.addEventListener('change', fromForm);
  form.addEventListener('reset', () => setTimeout(fromForm));
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('popstate', fromAddress);
  fromAddress();
}
