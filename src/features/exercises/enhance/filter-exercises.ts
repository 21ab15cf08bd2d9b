import { offerButtons } from '#src/device/offer-buttons.ts';
import {
  fitting,
  hindrances,
  readFilter,
  searchName,
} from '#src/features/exercises/logic/exercise-filter.ts';
import { searchWords } from '#src/features/exercises/logic/search.ts';
import { fillParts } from '#src/words/format/fill-template.ts';

/**
 * Filters the list of exercises. The choices stand in the address, so that a filtered list can be shared and Back
 * returns to it; the whole list stays in the page for readers without this script.
 */
const part = <Part extends HTMLElement>(selector: string) =>
  document.querySelector<Part>(`[data-exercise-filter] ${selector}`);
// The page brings this script only with the form.
const form = part<HTMLFormElement>('form') ?? document.createElement('form');
const muscle = part<HTMLSelectElement>('select[name="muscle"]');
const status = part('[data-shown]');
const none = part('[data-none]');
const reset = part('[type="reset"]');
const clearMuscle = part('[data-clear-muscle]');
const folded = part('[data-chosen]');
const controls = [...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')];

const items = [...document.querySelectorAll<HTMLElement>('[data-exercises] li')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-exercises] > section')];
const values = items.map((item) => {
  const group = item.closest('section')?.dataset;
  const words = `${group?.words} ${item.dataset.words} ${searchWords([item.textContent]).join(' ')}`;
  return { ...group, ...item.dataset, words };
});

// A status that changed with each letter would talk all the time; an address that did, browsers refuse.
const pauseInTyping = 400;
let typing: ReturnType<typeof setTimeout> | undefined;

/** What a reader calls a choice. */
function labelOf(name: string, value: string): string {
  const control = controls.find(
    (one) => one.name === name && (one.type !== 'checkbox' || one.value === value),
  );
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? value;
  return control?.labels?.[0]?.textContent?.trim() || value;
}

function takeAway(name: string, value: string) {
  for (const control of controls.filter((one) => one.name === name)) {
    if (control.type !== 'checkbox') control.value = '';
    else if (control instanceof HTMLInputElement && control.value === value) control.checked = false;
  }
  fromForm();
  // The button that was pressed is gone.
  status?.focus();
}

const withoutLabel = (choice: string, count: number) =>
  fillParts(none?.dataset.none ?? '', { choice, count: String(count) }).join('');

function showMuscle(chosen: string) {
  for (const control of controls) {
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === chosen;
  }
  for (const shape of form.querySelectorAll<SVGElement>('[data-part]')) {
    shape.toggleAttribute('data-on', shape.dataset.part === chosen);
  }
  if (clearMuscle?.firstElementChild) {
    clearMuscle.hidden = chosen === '';
    clearMuscle.firstElementChild.textContent = labelOf('muscle', chosen);
  }
}

/** Shows what fits a filter, and answers how many exercises that are. */
function show(filter: URLSearchParams): number {
  const fits = fitting(values, filter);
  items.forEach((item, index) => {
    item.hidden = !fits[index];
  });
  for (const group of groups) group.hidden = group.querySelector('li:not([hidden])') === null;
  showMuscle(filter.get('muscle') ?? '');
  const count = fits.filter(Boolean).length;
  const foldedChoices = ['pattern', 'equipment', 'level'].filter((name) => filter.has(name)).length;
  if (folded) {
    folded.hidden = foldedChoices === 0;
    folded.textContent = String(foldedChoices);
  }
  if (reset) reset.hidden = filter.size === 0;
  if (none) none.hidden = count > 0;
  if (count === 0) {
    const offers = hindrances(values, filter).map(({ name, value, count }) => ({
      label: withoutLabel(labelOf(name, value), count),
      press: () => takeAway(name, value),
    }));
    offerButtons(none, offers);
  }
  return count;
}

function say(count: number) {
  if (status) status.textContent = fillParts(status.dataset.shown ?? '', { count: String(count) }).join('');
}

function fromAddress() {
  const filter = readFilter(new URLSearchParams(location.search));
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      const value = filter.get(control.name) ?? '';
      control.value = [...control.options].some((option) => option.value === value) ? value : '';
    } else if (control.type === 'checkbox') {
      control.checked = filter.getAll(control.name).includes(control.value);
    } else if (control.name === searchName) {
      control.value = filter.get(searchName) ?? '';
    }
  }
  // Values that no control knows, from an old address, must not empty the list.
  say(show(readFilter(new FormData(form))));
}

function fromForm() {
  const filter = readFilter(new FormData(form));
  const query = filter.toString();
  clearTimeout(typing);
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  say(show(filter));
}

form.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== searchName) return;
  show(readFilter(new FormData(form)));
  clearTimeout(typing);
  typing = setTimeout(fromForm, pauseInTyping);
});
form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'radio' && muscle) muscle.value = target.value;
  fromForm();
});
form.addEventListener('click', ({ target }) => {
  const tapped =
    target instanceof SVGElement ? target.closest<SVGElement>('[data-part]')?.dataset.part : undefined;
  if (!muscle || tapped === undefined) return;
  muscle.value = muscle.value === tapped ? '' : tapped;
  fromForm();
});
clearMuscle?.addEventListener('click', () => takeAway('muscle', ''));
form.addEventListener('reset', () =>
  setTimeout(() => {
    fromForm();
    status?.focus();
  }),
);
form.addEventListener('submit', (event) => event.preventDefault());
window.addEventListener('popstate', fromAddress);
fromAddress();
