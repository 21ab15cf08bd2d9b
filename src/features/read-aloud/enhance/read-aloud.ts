import { utterancesOf } from '#src/features/read-aloud/logic/utterances.ts';
import { chooseVoice } from '#src/features/read-aloud/logic/voice.ts';

/**
 * Reads the page aloud with the device's own voice. A pause remembers the place and ends the speech, because what devices call
 * a pause is on many of them an end.
 */
const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;

/** The voices; some devices name them only a moment after they were first asked. */
function voicesOf(device: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const known = device.getVoices();
  if (known.length > 0) return Promise.resolve(known);
  return new Promise((resolve) => {
    const answer = () => resolve(device.getVoices());
    device.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, 1500);
  });
}

/** What is read: the words of the page from the top, without what is only for the eye or the hand. */
function spokenTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-words] :is(h1,h2,h3,p,li,dt,dd,figcaption)')]
    .filter(
      (element) =>
        !element.closest('[data-unspoken],[hidden],nav,aside,footer,dialog') &&
        !element.querySelector('p,li'),
    )
    .flatMap((element) => utterancesOf(element.textContent));
}

function enhance(actions: HTMLElement, listen: HTMLButtonElement) {
  const label = listen.querySelector('span');
  const stop = actions.querySelector<HTMLButtonElement>('[data-stop]');
  const status = actions.querySelector<HTMLElement>('[role="status"]');
  const { listen: tag = '', pause = '', continue: goOn = '', noVoice = '' } = listen.dataset;
  const start = label?.textContent ?? '';
  let texts: string[] = [];
  let place = 0;
  // Kept, because some browsers forget a piece that nobody holds, and with it that it has ended.
  let piece: SpeechSynthesisUtterance | undefined;

  function show(text: string) {
    if (label) label.textContent = text;
    if (stop) stop.hidden = text === start;
  }
  function silence(text: string) {
    piece = undefined;
    synthesis?.cancel();
    show(text);
  }
  function speak(device: SpeechSynthesis, voice: SpeechSynthesisVoice) {
    const text = texts[place];
    if (text === undefined) {
      silence(start);
      return;
    }
    const own = new SpeechSynthesisUtterance(text);
    own.voice = voice;
    own.lang = voice.lang;
    own.onend = () => {
      if (piece !== own) return;
      place += 1;
      speak(device, voice);
    };
    own.onerror = () => {
      if (piece === own) silence(goOn);
    };
    piece = own;
    device.speak(own);
  }

  listen.addEventListener('click', async () => {
    if (piece) {
      silence(goOn);
      return;
    }
    const voice = synthesis && chooseVoice(await voicesOf(synthesis), tag);
    if (!synthesis || !voice) {
      if (status) status.textContent = noVoice;
      return;
    }
    if (stop?.hidden) {
      texts = spokenTexts();
      place = 0;
    }
    synthesis.cancel();
    show(pause);
    speak(synthesis, voice);
  });
  stop?.addEventListener('click', () => {
    silence(start);
    listen.focus();
  });
  // A voice would go on on the next page.
  window.addEventListener('pagehide', () => {
    if (piece) silence(goOn);
  });
}

for (const listen of document.querySelectorAll<HTMLButtonElement>('[data-listen]')) {
  const actions = listen.closest<HTMLElement>('[data-page-actions]');
  if (actions) enhance(actions, listen);
}
