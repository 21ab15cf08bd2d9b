import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { isAgainstViolence } from '#src/features/help/logic/services.ts';
import type { EmergencyLine } from '#src/features/help/schema.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';

type HelpTexts = Texts['help'];

/** A number as a reader needs it: who answers, what to dial or write, and what is known of cost and hours. */
export interface Contact {
  name: string;
  number: string;
  /** Empty where nothing is known. */
  available: readonly string[];
}

/** What a line of emergency-lines.yaml says, in the words of a language. */
export function contactOf(line: EmergencyLine, texts: HelpTexts): Contact {
  return { name: nameOf(line, texts), number: numberOf(line, texts), available: available(line, texts) };
}

/** The address that opens the phone or a message. */
export const contactAddress = ({ reach, number }: EmergencyLine): string =>
  `${reach === 'call' ? 'tel' : 'sms'}:${number}`;

/**
 * The lines of all countries for people whom somebody hits, threatens or forces, each with its country: the same number is
 * another line elsewhere.
 *
 * @example ['RW/tel:3512', 'KE/tel:1195']
 */
export function addressesAgainstViolence({ near, abroad, more }: HelpCountries): string[] {
  return [...near, ...abroad, ...more].flatMap(({ code, lines }) =>
    lines
      .filter(({ service }) => isAgainstViolence(service))
      .map((line) => `${code}/${contactAddress(line)}`),
  );
}

function nameOf({ service, name, places }: EmergencyLine, texts: HelpTexts): string {
  const own = [name, texts.service[service]].filter(Boolean).join(', ');
  return places === undefined ? own : `${own} (${places})`;
}

function numberOf({ reach, number, display = number, word }: EmergencyLine, texts: HelpTexts): string {
  if (reach === 'call') return display;
  return word === undefined
    ? fillTemplate(texts.textOnly, { number: display })
    : fillTemplate(texts.text, { word, number: display });
}

function available({ free, hours }: EmergencyLine, texts: HelpTexts): string[] {
  return [...(free ? [texts.free] : []), ...(hours ? [texts.hours[hours]] : [])];
}
