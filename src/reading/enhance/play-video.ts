import { closeOnBackdrop } from '#src/device/close-on-backdrop.ts';

/**
 * Plays a video only after a click, in its place or in a window over the page. Closing the window, by its button, by
 * Escape or by a click beside it, takes the frame away, which stops the video.
 */
const videoWindow = document.querySelector<HTMLDialogElement>('[data-video-window]');

function videoFrame(id: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${document.documentElement.lang}`;
  frame.title = title;
  frame.width = '560';
  frame.height = '315';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  // The host plays nothing for a page that does not say whose it is; it learns the site, not the page.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

function playInWindow(frame: HTMLIFrameElement) {
  if (!videoWindow) return;
  const heading = videoWindow.querySelector<HTMLElement>('[data-video-heading]');
  if (heading) heading.textContent = frame.title;
  frame.height = '400';
  videoWindow.querySelector('[data-video-frame]')?.replaceChildren(frame);
  videoWindow.setAttribute('aria-label', frame.title);
  videoWindow.showModal();
}

for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const button = box.querySelector<HTMLButtonElement>('[data-play]');
  if (!button) continue;
  button.addEventListener('click', () => {
    const frame = videoFrame(box.dataset.video ?? '', box.dataset.videoTitle ?? '');
    if (box.dataset.videoPlace === 'window') {
      playInWindow(frame);
    } else {
      button.replaceWith(frame);
      frame.focus();
    }
  });
}

if (videoWindow) {
  closeOnBackdrop(videoWindow);
  videoWindow.addEventListener('close', () => {
    videoWindow.querySelector('[data-video-frame]')?.replaceChildren();
  });
}
