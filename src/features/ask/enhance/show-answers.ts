import type { Quote } from '#src/features/ask/logic/answer.ts';
import { addressOf } from '#src/features/ask/logic/kept-answers.ts';
import type { AskedPage, Block, Passage } from '#src/features/ask/logic/passages.ts';

/** The words of the answers, as the page hands them over. */
export interface AnswerTexts {
  more: string;
  whole: string;
  caution: string;
  nearest: string;
}

/** A passage that answers, with what has to stand beside it. */
export interface ShownAnswer {
  address: string;
  page: AskedPage;
  passage: Passage;
  quote: Quote;
  /** Where the page says for whom its advice is not; undefined where nobody asked for that. */
  caution: Passage | undefined;
}

/** An element with texts and other elements in it; an attribute without a value is left out. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | Node)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function quotedBlock(block: Block): HTMLElement {
  if (block.kind === 'heading') return element('h3', {}, block.text);
  if (block.kind === 'text') return element('p', {}, block.text);
  return element(
    block.ordered ? 'ol' : 'ul',
    {},
    ...block.items.map(({ term, text }) =>
      element('li', {}, ...(term === '' ? [] : [element('strong', {}, term), ' ']), text),
    ),
  );
}

const link = (address: string, text: string) => element('p', {}, element('a', { href: address }, text));

/** A passage as it is quoted: its page and heading, the quote, and the links that belong to it. */
export function answerElement(
  { address, page, passage, quote, caution }: ShownAnswer,
  texts: AnswerTexts,
): HTMLElement {
  const place = addressOf({ page: address, section: passage.section });
  const parts = [
    element('p', {}, page.title),
    element('h2', {}, passage.heading || page.title),
    element('blockquote', { cite: place }, ...quote.blocks.map(quotedBlock)),
    link(place, quote.isShortened ? texts.more : texts.whole),
  ];
  if (page.danger !== '') parts.push(link(address, page.danger));
  if (caution)
    parts.push(
      link(addressOf({ page: address, section: caution.section }), `${texts.caution} ${caution.heading}`),
    );
  if (page.reviewed !== '') parts.push(element('small', {}, page.reviewed));
  return element('article', { 'data-answer': place }, ...parts);
}

/** The pages that come nearest to a question that none answers. */
export function nearestElement(
  pages: readonly { address: string; title: string }[],
  heading: string,
): HTMLElement {
  const items = pages.map(({ address, title }) => element('li', {}, element('a', { href: address }, title)));
  return element('article', { 'data-nearest': '' }, element('h2', {}, heading), element('ul', {}, ...items));
}
