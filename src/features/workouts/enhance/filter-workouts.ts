import { offerButtons } from '#src/device/offer-buttons.ts';
import { hasChoices, hindrancesOf, readChoices } from '#src/features/exercises/logic/choices.ts';
import { choiceNames } from '#src/features/workouts/logic/workout-choices.ts';
import { fillParts } from '#src/words/format/fill-template.ts';

/**
 * Filters the list of workouts. The choices stand in the address, so that a filtered list can be shared and Back
 * returns to it; the whole list stays in the page for readers without this script.
 */
const part = <Part extends HTMLElement>(selector: string) =>
  document.querySelector<Part>(`[data-workout-filter] ${selector}`);
// The page brings this script only with the form.
const form = part<HTMLFormElement>('form') ?? document.createElement('form');
const status = part('[data-shown]');
const none = part('[data-none]');
const reset = part('[type="reset"]');
const folded = part('[data-chosen]');
const lists = [...form.querySelectorAll('select')];
const boxes = [...form.querySelectorAll('input')];
const items = [...document.querySelectorAll<HTMLElement>('[data-workouts] li')];
const groups = [...document.querySelectorAll<HTMLElement>('[data-workouts] > section')];

const chosen = () => readChoices(new FormData(form), choiceNames);
const fits = (filter: URLSearchParams) =>
  items.map((item) => hasChoices({ ...item.dataset }, filter, choiceNames));
const countOf = (filter: URLSearchParams) => fits(filter).filter(Boolean).length;

/** What a reader calls a choice. */
function labelOf(name: string, value: string): string {
  const box = boxes.find((one) => one.name === name && one.value === value);
  const option = lists.find((one) => one.name === name)?.selectedOptions[0];
  return (box?.labels?.[0]?.textContent ?? option?.text ?? value).trim();
}

/** Makes the form show what a filter has: a quick choice and the list of the same name say the same. */
function setForm(filter: URLSearchParams) {
  for (const list of lists) {
    const value = filter.get(list.name) ?? '';
    list.value = [...list.options].some((option) => option.value === value) ? value : '';
  }
  for (const box of boxes) box.checked = filter.getAll(box.name).includes(box.value);
}

function show() {
  const filter = chosen();
  const shown = fits(filter);
  items.forEach((item, index) => {
    item.hidden = !shown[index];
  });
  for (const group of groups) group.hidden = group.querySelector('li:not([hidden])') === null;
  const count = shown.filter(Boolean).length;
  const foldedChoices = lists.filter(({ value }) => value !== '').length;
  if (folded) {
    folded.hidden = foldedChoices === 0;
    folded.textContent = String(foldedChoices);
  }
  if (reset) reset.hidden = filter.size === 0;
  if (none) none.hidden = count > 0;
  if (count === 0) {
    const offers = hindrancesOf(filter, countOf).map(({ name, value, count }) => ({
      label: fillParts(none?.dataset.none ?? '', { choice: labelOf(name, value), count: String(count) }).join(
        '',
      ),
      press: () => takeAway(filter, name, value),
    }));
    offerButtons(none, offers);
  }
  if (status) status.textContent = fillParts(status.dataset.shown ?? '', { count: String(count) }).join('');
}

/** Shows a filter and writes it into the address. */
function choose(filter: URLSearchParams) {
  setForm(filter);
  show();
  const query = chosen().toString();
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
}

/** Takes one choice out of a filter that nothing fits. */
function takeAway(filter: URLSearchParams, name: string, value: string) {
  filter.delete(name, value);
  choose(filter);
  // The button that was pressed is gone.
  status?.focus();
}

form.addEventListener('change', ({ target }) => {
  const filter = chosen();
  if (target instanceof HTMLSelectElement) {
    filter.delete(target.name);
    if (target.value !== '') filter.set(target.name, target.value);
  } else if (target instanceof HTMLInputElement) {
    const hasList = lists.some(({ name }) => name === target.name);
    if (hasList) filter.delete(target.name);
    if (!target.checked) filter.delete(target.name, target.value);
    else if (!filter.has(target.name, target.value)) filter.append(target.name, target.value);
  }
  choose(filter);
});
form.addEventListener('reset', (event) => {
  event.preventDefault();
  choose(new URLSearchParams());
  status?.focus();
});
form.addEventListener('submit', (event) => event.preventDefault());

function fromAddress() {
  setForm(readChoices(new URLSearchParams(location.search), choiceNames));
  // Values that no control knows, from an old address, do not reach the list.
  show();
}
window.addEventListener('popstate', fromAddress);
fromAddress();
