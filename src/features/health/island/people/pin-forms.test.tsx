import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { HealthSaid } from '#src/features/health/logic/said.ts';
import { healthTexts } from '#src/features/health/view/health-texts.ts';
import { PinForm } from './PinForm.tsx';
import { UnlockForm } from './UnlockForm.tsx';

const noSigns = { heading: '', signs: [] };
/** What other pages say is not asked for here. */
const said: HealthSaid = {
  ...{ call: '', measure: [], sugarNow: '', nothingByMouth: '', crisis: '' },
  ...{ pressureSigns: noSigns, sugarSigns: noSigns },
  pressure: { best: '', above: '', high: '', soon: '', veryHigh: '', pregnant: '' },
};
const texts = healthTexts('en', said);
const { pin: words } = texts.people;
const person = { id: 'amina', name: 'Amina' };
const locked = { ...person, lock: { salt: '', rounds: 1, key: '' } };

afterEach(() => vi.unstubAllGlobals());

const pinForm = () =>
  renderToStaticMarkup(<PinForm texts={texts} person={person} onDone={() => undefined} />);
const unlockForm = () => renderToStaticMarkup(<UnlockForm texts={texts} person={locked} />);

test('where the browser can encrypt, a PIN can be set, and opens what is locked', () => {
  expect(pinForm()).toContain('name="pin"');
  expect(pinForm()).not.toContain(words.secure);
  expect(unlockForm()).toContain(words.lockedText);
});

test('without crypto.subtle no PIN can be set, and both forms say why', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(pinForm()).toContain(words.secure);
  expect(pinForm()).not.toContain('name="pin"');
  expect(unlockForm()).toContain(words.secure);
  expect(unlockForm()).not.toContain(words.lockedText);
});
