/**
 * Fetches a script that few readers use at the first click on what it acts on, and clicks again for the script to hear. Without
 * a network the next click tries once more.
 */
const { onClick: address = '', hook } = document.currentScript?.dataset ?? {};

function fetchScript({ target }: MouseEvent): void {
  if (!(target instanceof Element && target.closest(`[${hook}]`))) return;
  removeEventListener('click', fetchScript);
  const script = document.createElement('script');
  script.src = address;
  script.onload = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  script.onerror = () => addEventListener('click', fetchScript);
  document.head.append(script);
}

addEventListener('click', fetchScript);
