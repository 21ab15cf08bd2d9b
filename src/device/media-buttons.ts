/** What a lock screen, a headset or a keyboard with media keys may ask for. */
export interface MediaActions {
  play: () => void;
  pause: () => void;
  nexttrack: () => void;
  previoustrack: () => void;
}

export interface MediaButtons {
  /** What a lock screen shows, and whether it offers to pause or to go on. */
  show: (title: string, album: string, playing: boolean) => void;
  /** Who answers the buttons from now on. */
  listen: (actions: MediaActions) => void;
  stop: () => void;
}

/** Browsers give short sounds no buttons; five seconds is the least of those that say so. */
const seconds = 10;
const samplesPerSecond = 8000;

/** A WAV file of silence: 8 bits, one channel. */
function silence(): Blob {
  const samples = seconds * samplesPerSecond;
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => {
      head.setUint8(at + index, letter.charCodeAt(0));
    });
  text(0, 'RIFF');
  head.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, samplesPerSecond, true);
  head.setUint32(28, samplesPerSecond, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  text(36, 'data');
  head.setUint32(40, samples, true);
  return new Blob([head, new Uint8Array(samples).fill(128)], { type: 'audio/wav' });
}

/**
 * Takes the buttons of headset and lock screen. Devices give them only to a page that plays something, so silence is
 * played, which ends the music of other apps. It has to be made in a tap.
 */
export function takeMediaButtons(): MediaButtons {
  const address = URL.createObjectURL(silence());
  const audio = new Audio(address);
  audio.loop = true;
  const session = navigator.mediaSession;
  const names = ['play', 'pause', 'nexttrack', 'previoustrack'] as const;

  return {
    show: (title, album, playing) => {
      if (playing) audio.play().catch(() => undefined);
      else audio.pause();
      session.metadata = new MediaMetadata({ title, album });
      session.playbackState = playing ? 'playing' : 'paused';
    },
    listen: (actions) => {
      for (const name of names) session.setActionHandler(name, actions[name]);
    },
    stop: () => {
      audio.pause();
      URL.revokeObjectURL(address);
      for (const name of names) session.setActionHandler(name, null);
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}

/** Whether the browser can give a page those buttons. */
export const hasMediaButtons = (): boolean => 'mediaSession' in navigator;
