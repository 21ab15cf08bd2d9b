import { readStored, writeStored } from '#src/device/storage.ts';

/** Shows exercises by the person who was chosen last, on this page and the next ones. */
const remembered = readStored('person');

for (const choice of document.querySelectorAll<HTMLInputElement>('[data-person-choice] input')) {
  if (choice.value === remembered) choice.checked = true;
  choice.addEventListener('change', () => writeStored('person', choice.value));
}
