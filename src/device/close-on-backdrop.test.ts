import { expect, test, vi } from 'vitest';
import { closeOnBackdrop } from './close-on-backdrop.ts';

class FakeDialog extends EventTarget {
  close = vi.fn();

  /** Sends an event as it arrives at the dialog: from itself, which is the backdrop, or from something inside. */
  receive(type: 'mousedown' | 'click', from: 'beside' | 'inside') {
    const event = new Event(type);
    if (from === 'inside') {
      Object.defineProperty(event, 'target', { value: new EventTarget() });
    }
    this.dispatchEvent(event);
  }
}

function openDialog() {
  const dialog = new FakeDialog();
  return { dialog, stop: closeOnBackdrop(dialog as unknown as HTMLDialogElement) };
}

test.each([
  ['beside', 'beside', 1],
  ['inside', 'beside', 0],
  ['beside', 'inside', 0],
  ['inside', 'inside', 0],
] as const)('a press %s that ends %s closes the dialog %i times', (pressed, released, times) => {
  const { dialog } = openDialog();
  dialog.receive('mousedown', pressed);
  dialog.receive('click', released);
  expect(dialog.close).toHaveBeenCalledTimes(times);
});

test('a click from the keyboard, without a press, closes nothing', () => {
  const { dialog } = openDialog();
  dialog.receive('click', 'beside');
  expect(dialog.close).not.toHaveBeenCalled();
});

test('once it is stopped, no click closes the dialog', () => {
  const { dialog, stop } = openDialog();
  stop();
  dialog.receive('mousedown', 'beside');
  dialog.receive('click', 'beside');
  expect(dialog.close).not.toHaveBeenCalled();
});
