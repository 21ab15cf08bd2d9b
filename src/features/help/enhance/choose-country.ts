import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { deviceZone } from '#src/device/time-zone.ts';

/**
 * The reader's country comes first among the emergency numbers. Chosen, it is remembered on the device only, and the
 * others fold under one line. Not chosen, the clock of the phone moves the row of its country up; where that is in East Africa,
 * only the countries far away are folded.
 */
const strip = document.querySelector<HTMLElement>('[data-help]');
const find = <Found extends HTMLElement>(name: string) => strip?.querySelector<Found>(name);
const select = find<HTMLSelectElement>('select');
const other = find('[data-help-other]');
const slot = find('[data-help-chosen]');
const near = find('[data-help-near]');
const others = find<HTMLDetailsElement>('[data-help-others]');
const abroad = find('[data-help-abroad]');

if (strip && select && other && slot && near && others && abroad) {
  const countries = [...strip.querySelectorAll<HTMLElement>('[data-help-country]')];
  const places = countries.map((country) => country.parentElement);
  const forget = select.querySelector<HTMLOptionElement>('[value="forget"]');

  const show = (choice: string) => {
    for (const [index, country] of countries.entries()) places[index]?.append(country);
    const chosen = countries.find(({ dataset }) => dataset.helpCountry === choice);
    if (chosen) {
      slot.append(chosen);
      others.append(near, abroad);
    } else {
      slot.after(near);
      const zone = deviceZone();
      const ours = countries.find(({ dataset }) => dataset.timeZones?.split(' ').includes(zone));
      ours?.toggleAttribute('data-help-here', true);
      ours?.parentElement?.prepend(ours);
      if (choice === '' && ours && near.contains(ours)) others.append(abroad);
      else others.after(abroad);
    }
    others.hidden = !others.contains(abroad);
    others.open = false;
    other.hidden = choice !== 'other';
    if (forget) forget.hidden = choice === '';
  };

  select.value = readStored('country') ?? '';
  // A country that is no longer in the list leaves the select without any choice.
  select.value ||= '';
  show(select.value);
  select.addEventListener('change', () => {
    if (select.value === 'forget') select.value = '';
    if (select.value === '') removeStored('country');
    else writeStored('country', select.value);
    show(select.value);
  });

  // Paper has all countries of the region, whichever is chosen.
  let closed = false;
  addEventListener('beforeprint', () => {
    closed = !others.open;
    others.open = true;
  });
  addEventListener('afterprint', () => {
    if (closed) others.open = false;
  });
}
