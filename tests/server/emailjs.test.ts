import { init, send, sendForm } from '@emailjs/browser';
import { expect, test, vi } from 'vitest';
import { validFields } from './support/contact.ts';
import { startTestServer, storedMessages } from './support/server.ts';

/** Lets the browser library run here: a place to be, and a form that gives its fields away. */
function pretendToBeABrowser(fields: Record<string, string>): HTMLFormElement {
  vi.stubGlobal('location', { pathname: '/contacts' });
  const RealFormData = FormData;
  vi.stubGlobal(
    'FormData',
    class extends RealFormData {
      constructor() {
        super();
        for (const [name, value] of Object.entries(fields)) this.append(name, value);
      }
    },
  );
  return { nodeName: 'FORM' } as HTMLFormElement;
}

test('the library’s own sendForm and send are answered as it expects', async () => {
  const { url, environment } = await startTestServer({ CONTACT_RATE_LIMIT: '3' });
  const form = pretendToBeABrowser({ ...validFields, website: '' });
  init({ publicKey: 'public', origin: url });
  expect(await sendForm('buzima', 'contact', form)).toEqual({ status: 200, text: 'OK' });
  vi.unstubAllGlobals();
  vi.stubGlobal('location', { pathname: '/contacts' });
  expect(await send('buzima', 'contact', validFields)).toEqual({ status: 200, text: 'OK' });
  await expect(send('buzima', 'other', validFields)).rejects.toEqual({
    status: 400,
    text: 'The template_id is not known here.',
  });
  await expect(send('buzima', 'contact', validFields)).rejects.toMatchObject({ status: 429 });
  vi.unstubAllGlobals();
  const stored = await storedMessages(environment);
  expect(stored.map(({ email, suspectedSpam }) => [email, suspectedSpam])).toEqual([
    [validFields.from_email, false],
    [validFields.from_email, false],
  ]);
});
