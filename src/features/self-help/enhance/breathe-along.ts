import { keepAwake } from '#src/device/keep-awake.ts';
import { playTone } from '#src/device/tone.ts';
import {
  type BreathPhase,
  momentAt,
  rhythmWithHold,
  rhythmWithoutHold,
} from '#src/features/self-help/logic/breathing.ts';
import { fillParts } from '#src/words/format/fill-template.ts';

/**
 * Breathes with the reader: a shape that grows and shrinks, a word and a number. Everything is in the page already, so it
 * works without a network; nothing is counted, kept or sent.
 */
const exercise = document.querySelector<HTMLElement>('[data-breathing]') ?? document.createElement('div');
const part = (name: string) => exercise.querySelector<HTMLElement>(`[data-breath-${name}]`);
const form = exercise.querySelector<HTMLFormElement>('form') ?? document.createElement('form');
const stage = part('stage');
const word = part('word');
const seconds = part('seconds');
const left = part('left');
const spoken = part('spoken');
const shape = exercise.querySelector<SVGElement>('[data-breath-shape]');
const start = form.querySelector<HTMLButtonElement>('[type="submit"]');
const stop = form.querySelector<HTMLButtonElement>('[type="reset"]');
const phases = new Map(
  [...exercise.querySelectorAll<HTMLElement>('[data-breath-phase]')].map((item) => [
    item.dataset.breathPhase,
    item,
  ]),
);
const ready = word?.textContent ?? '';
const calmMotion = matchMedia('(prefers-reduced-motion: reduce)');

const emptyScale = 0.4;

/** When the running stretch began and how long the earlier ones were, in milliseconds; undefined while nothing runs. */
let since: number | undefined;
let before = 0;
let phase: BreathPhase | undefined;
let sound: AudioContext | undefined;
/** Lets a phone go dark again; while one breathes it must not. */
let letSleep: (() => void) | undefined;

const chosen = (name: string): boolean =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true;
const rhythm = () => (chosen('hold') ? rhythmWithHold : rhythmWithoutHold);
const minutes = () => Number(new FormData(form).get('minutes'));

function tone(now: BreathPhase) {
  if (!chosen('sound') || now === 'hold') return;
  sound ??= new AudioContext();
  playTone(sound, { hertz: now === 'in' ? 262 : 196, seconds: 1.6, loudness: 0.15, swell: 0.3 });
}

function begin(now: BreathPhase) {
  phase = now;
  for (const [name, item] of phases) item.toggleAttribute('data-now', name === now);
  const text = phases.get(now)?.dataset.text ?? '';
  if (word) word.textContent = text;
  if (spoken && chosen('spoken')) spoken.textContent = text;
  if (chosen('vibration')) navigator.vibrate?.(now === 'in' ? 120 : 60);
  tone(now);
}

const label = (name: 'start' | 'pause' | 'resume') => {
  if (start) start.textContent = start.dataset[name] ?? '';
};

function showOptions() {
  stage?.toggleAttribute('data-numbers', !chosen('picture'));
  phases.get('hold')?.toggleAttribute('data-left-out', !chosen('hold'));
}

function rest(text: string) {
  since = undefined;
  before = 0;
  phase = undefined;
  for (const item of phases.values()) item.removeAttribute('data-now');
  if (word) word.textContent = text;
  if (seconds) seconds.textContent = '';
  if (left) left.hidden = true;
  if (stop) stop.hidden = true;
  if (shape) shape.style.transform = '';
  label('start');
  letSleep?.();
}

/** This runs with every frame, and a text that stays need not be drawn again. */
function write(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

function draw() {
  if (since === undefined) return;
  const moment = momentAt((before + performance.now() - since) / 1000, minutes(), rhythm());
  if (moment === undefined) {
    const done = spoken?.dataset.done ?? '';
    if (spoken) spoken.textContent = done;
    rest(done);
    start?.focus();
    return;
  }
  if (moment.phase !== phase) begin(moment.phase);
  write(seconds, String(moment.secondsLeft));
  write(left, fillParts(left?.dataset.breathLeft ?? '', { count: String(moment.minutesLeft) }).join(''));
  if (shape) {
    const full = calmMotion.matches ? 1 : emptyScale + (1 - emptyScale) * moment.fullness;
    shape.style.transform = `scale(${full.toFixed(3)})`;
  }
  requestAnimationFrame(draw);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (since !== undefined) {
    before += performance.now() - since;
    since = undefined;
    label('resume');
    letSleep?.();
    return;
  }
  since = performance.now();
  if (left) left.hidden = false;
  if (stop) stop.hidden = false;
  label('pause');
  letSleep = keepAwake();
  draw();
});

// Only the run ends; what the reader chose stays.
form.addEventListener('reset', (event) => {
  event.preventDefault();
  rest(ready);
  if (spoken) spoken.textContent = '';
  start?.focus();
});

form.addEventListener('change', ({ target }) => {
  showOptions();
  // Another time or rhythm is another exercise: it begins anew.
  if (target instanceof HTMLInputElement && ['minutes', 'hold'].includes(target.name)) rest(ready);
});

addEventListener('pagehide', () => rest(ready));

if (!('vibrate' in navigator)) form.querySelector('[name="vibration"]')?.closest('label')?.remove();
showOptions();
