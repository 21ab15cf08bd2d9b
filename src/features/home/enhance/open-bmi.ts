/** Opens the BMI calculator with what was typed on the first page. The calculator says what is wrong with it, if anything is. */
const form = document.querySelector<HTMLFormElement>('[data-bmi-line]');
const inputs = form?.querySelectorAll<HTMLInputElement>('[data-measure]') ?? [];

// Not in the page itself: without this script they are hidden, and what is hidden and asked for would hold the form back.
for (const input of inputs) input.required = true;

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const values = new URLSearchParams({ units: 'metric' });
  for (const input of inputs) {
    values.set(input.dataset.measure ?? '', input.value.trim());
  }
  location.assign(`${form.action}#${values}`);
});

export {};
