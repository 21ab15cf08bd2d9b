/** Sets the picture of a card in motion when it is tapped, and still when it is tapped again or another one moves. */
const list = document.querySelector('[data-exercises]');
let playing: HTMLElement | undefined;
let still = '';

function stop() {
  const picture = playing?.previousElementSibling;
  if (picture instanceof HTMLImageElement) picture.src = still;
  playing?.setAttribute('aria-pressed', 'false');
  playing = undefined;
}

list?.addEventListener('click', ({ target }) => {
  const button = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-play]') : null;
  const picture = button?.previousElementSibling;
  if (!button || !(picture instanceof HTMLImageElement)) return;
  const wasPlaying = button === playing;
  stop();
  if (wasPlaying) return;
  playing = button;
  still = picture.src;
  // Without a network the still picture comes back.
  picture.onerror = stop;
  picture.src = button.dataset.play ?? still;
  button.setAttribute('aria-pressed', 'true');
});

export {};
