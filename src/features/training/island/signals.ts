import { type MediaButtons, takeMediaButtons } from '#src/device/media-buttons.ts';
import { playTone } from '#src/device/tone.ts';
import { chooseVoice } from '#src/features/read-aloud/logic/voice.ts';

/** How a session tells that something changes; each can be switched off. */
export interface SignalChoice {
  sounds: boolean;
  vibration: boolean;
  voice: boolean;
  /** Whether headset and lock screen pause, go on and change steps. */
  buttons: boolean;
}

export interface Signals {
  /** A second of the last three of a step. */
  tick: () => void;
  /** A step begins: a high tone for a movement, a low one for a rest, and what to do in words. */
  begin: (kind: 'move' | 'rest', words: string) => void;
  /** The buttons of headset and lock screen, where they are wanted. */
  media: MediaButtons | undefined;
  /** Nothing more is heard or felt. */
  stop: () => void;
}

const tones = { tick: 660, move: 880, rest: 440 } as const;

/**
 * Sounds, vibration and speech of a session. It has to be made in a tap: browsers let nothing be heard before one.
 *
 * @param tag of the language to speak
 */
export function createSignals({ sounds, vibration, voice, buttons }: SignalChoice, tag: string): Signals {
  const audio = sounds ? new AudioContext() : undefined;
  const media = buttons ? takeMediaButtons() : undefined;

  const tone = (hertz: number, seconds: number) => {
    if (audio) playTone(audio, { hertz, seconds, loudness: 0.25 });
  };
  const speak = (words: string) => {
    const speaker = voice ? voiceOf(tag) : undefined;
    if (!speaker) return;
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = speaker;
    utterance.lang = speaker.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };

  return {
    tick: () => tone(tones.tick, 0.15),
    begin: (kind, words) => {
      tone(tones[kind], 0.6);
      if (vibration) navigator.vibrate?.(kind === 'move' ? [200, 100, 200] : 400);
      speak(words);
    },
    media,
    stop: () => {
      media?.stop();
      if (audio && audio.state !== 'closed') void audio.close();
      if (voice) globalThis.speechSynthesis?.cancel();
    },
  };
}

/** The voice of the device that speaks a language; undefined where it has none. */
export function voiceOf(tag: string): SpeechSynthesisVoice | undefined {
  return chooseVoice(globalThis.speechSynthesis?.getVoices() ?? [], tag);
}
