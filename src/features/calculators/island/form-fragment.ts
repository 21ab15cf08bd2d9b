/** What a form holds, as the fragment of a link. Browsers never send a fragment to a server. */
export function formToFragment(form: HTMLFormElement): string {
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') {
      entries.append(name, value);
    }
  }
  return `#${entries}`;
}

/**
 * Fills a form from the values of a shared link and tells whether they named any of its fields. The form
 * announces one change, so that parts which depend on a choice follow it.
 */
export function fillForm(form: HTMLFormElement, values: URLSearchParams): boolean {
  const controls = namedControls(form);
  const filled = controls.some(({ name }) => values.has(name));
  if (filled) {
    for (const control of controls) {
      if (isBox(control)) {
        // A box that the link does not name was not ticked, whatever is ticked here.
        control.checked = values.get(control.name) === control.value;
      } else {
        control.value = values.get(control.name) ?? control.value;
      }
    }
    form.dispatchEvent(new Event('change'));
  }
  return filled;
}

/** What somebody has typed or chosen in a field, with the label of the field. */
export interface EnteredValue {
  name: string;
  label: string;
  value: string;
}

/** Everything that stands in the fields of a form that are in use, in their order. */
export function enteredValues(form: HTMLFormElement): EnteredValue[] {
  return namedControls(form)
    .filter((control) => !isBox(control) && !control.matches(':disabled') && control.value.trim() !== '')
    .map((control) => ({
      name: control.name,
      label: control.labels?.[0]?.textContent ?? '',
      value:
        control instanceof HTMLSelectElement
          ? (control.selectedOptions[0]?.text ?? '')
          : control.value.trim(),
    }));
}

type NamedControl = HTMLInputElement | HTMLSelectElement;

function isBox(control: NamedControl): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

function namedControls(form: HTMLFormElement): NamedControl[] {
  return [...form.elements].filter(
    (control): control is NamedControl =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name !== '',
  );
}
