import { readStored } from '#src/device/storage.ts';

// Who is logged in wants the account and not the log-in; a link to the forgotten password was meant as it says.
const address = document.querySelector<HTMLElement>('[data-account]')?.dataset.account;
if (address && location.hash !== '#forgot-password' && readStored('loggedIn') !== null) {
  location.replace(address);
}
