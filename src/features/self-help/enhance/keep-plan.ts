import { draftIn } from '#src/device/draft.ts';
import { printPage } from '#src/device/print.ts';
import { isStorageBlocked } from '#src/device/storage.ts';
import { callLink } from '#src/features/self-help/logic/safety-plan.ts';

/**
 * Keeps a safety plan on the device, but only once its writer has chosen that; otherwise it goes with the page. It is never
 * sent.
 */
const form = document.querySelector<HTMLFormElement>('[data-safety-plan]') ?? document.createElement('form');
const keep = form.querySelector<HTMLInputElement>('[data-keep]');
const status = form.querySelector<HTMLElement>('[data-plan-status]');
const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]');
const stored = draftIn('safetyPlan');

const typed = () => Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
const isKept = () => keep?.checked === true;

function say(what: 'kept' | 'forgotten' | 'erased' | 'blocked') {
  if (status) status.textContent = status.dataset[what] ?? '';
}

/** What stands beside a field or behind it follows what is typed. */
function follow(field: HTMLInputElement | HTMLTextAreaElement) {
  if (field instanceof HTMLTextAreaElement) field.parentElement?.setAttribute('data-text', field.value);
  const call = field.type === 'tel' && field.closest('[data-person]')?.querySelector('a');
  if (!call) return;
  const link = callLink(field.value);
  call.hidden = link === undefined;
  if (link !== undefined) call.href = link;
}

const followAll = () => {
  for (const field of fields) follow(field);
};

form.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target !== keep)))
    return;
  follow(target);
  if (isKept()) stored.keep(typed());
});

keep?.addEventListener('change', () => {
  if (!keep.checked) {
    stored.forget();
    say('forgotten');
  } else if (isStorageBlocked('safetyPlan')) {
    keep.checked = false;
    say('blocked');
  } else {
    stored.keep(typed());
    say('kept');
  }
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  printPage();
});

form.addEventListener('reset', () => {
  stored.forget();
  say('erased');
  // The fields are empty only after this event.
  setTimeout(followAll);
});

// A plan that is not kept goes with the page. Whoever leaves in a hurry is not asked: the page is hidden then already.
addEventListener('beforeunload', (event) => {
  const hurried = document.documentElement.style.visibility === 'hidden';
  if (!hurried && !isKept() && Object.values(typed()).some(Boolean)) event.preventDefault();
});
addEventListener('pagehide', () => {
  if (!isKept()) for (const field of fields) field.value = '';
});

const plan = stored.read();
if (Object.keys(plan).length > 0) {
  for (const field of fields) field.value = plan[field.name] ?? '';
  if (keep) keep.checked = true;
}
followAll();
