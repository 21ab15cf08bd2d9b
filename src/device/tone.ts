/** What a tone sounds like. */
export interface Tone {
  hertz: number;
  seconds: number;
  /** Between 0 and 1. */
  loudness: number;
  /** Seconds in which it swells; none for one that calls. */
  swell?: number;
}

/** What cannot be heard any more: a loudness may fall towards nothing, but not reach it. */
const silence = 0.001;

/** Plays a tone that dies away. The sound must have been opened in a tap: browsers let nothing be heard before one. */
export function playTone(sound: AudioContext, { hertz, seconds, loudness, swell = 0.01 }: Tone): void {
  const from = sound.currentTime;
  const oscillator = sound.createOscillator();
  const volume = sound.createGain();
  oscillator.frequency.setValueAtTime(hertz, from);
  volume.gain.setValueAtTime(silence, from);
  volume.gain.linearRampToValueAtTime(loudness, from + swell);
  volume.gain.exponentialRampToValueAtTime(silence, from + seconds);
  oscillator.connect(volume).connect(sound.destination);
  oscillator.start(from);
  oscillator.stop(from + seconds);
}
